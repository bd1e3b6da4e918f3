/** Where the newsletter is subscribed to; the host is without a slash at the end. */
export interface Api {
  apiHost: string;
  apiSecret: string;
}

const DEFAULT_RATE_LIMIT = 10;

/**
 * Reads the running server's settings from `globalThis.process.env`: Gatsby replaces `process.env.X` in Functions by its
 * value at build time, secrets included.
 */
export function relaySettings(env = globalThis.process.env) {
  const valueOf = (name: string) => env[name]?.trim() || undefined;
  const apiHost = valueOf("API_HOST")?.replace(/\/+$/, "");
  const apiSecret = valueOf("API_SECRET");
  const isUrl = apiHost && /^https?:\/\//.test(apiHost) && URL.canParse(apiHost);
  const limit = valueOf("RELAY_RATE_LIMIT") ?? "";
  return {
    /** Undefined when one of its settings is missing or invalid. */
    api: isUrl && apiSecret ? { apiHost, apiSecret } : undefined,
    /** Posts per client and minute; 0 for no limit. */
    rateLimit: /^\d+$/.test(limit) ? Number(limit) : DEFAULT_RATE_LIMIT,
    /** The Redis for all servers; undefined when each counts alone. */
    redisUrl: valueOf("RELAY_REDIS_URL"),
    /** The proxy's header with the visitor's address; undefined without a proxy. */
    clientHeader: valueOf("RELAY_CLIENT_HEADER"),
  };
}
