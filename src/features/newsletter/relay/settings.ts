/** The relay's settings. */
export interface RelaySettings {
  /** Without a trailing slash. */
  apiHost: string;
  apiSecret: string;
}

const DEFAULT_RATE_LIMIT = 10;

/**
 * Reads the running server's settings from `globalThis.process.env`: Gatsby replaces `process.env.X` in Functions by its
 * value at build time, secrets included.
 * @returns undefined when `API_HOST` or `API_SECRET` is missing or invalid
 */
export function readRelaySettings(env = globalThis.process.env): RelaySettings | undefined {
  const apiHost = env.API_HOST?.trim().replace(/\/+$/, "");
  const apiSecret = env.API_SECRET?.trim();
  if (!apiHost || !apiSecret || !/^https?:\/\//.test(apiHost)) return undefined;
  return URL.canParse(apiHost) ? { apiHost, apiSecret } : undefined;
}

/** @returns posts per client and minute; 0 for no limit */
export function readRateLimit(env = globalThis.process.env): number {
  const text = env.RELAY_RATE_LIMIT?.trim();
  return text && /^\d+$/.test(text) ? Number(text) : DEFAULT_RATE_LIMIT;
}

/** @returns the Redis for all servers; undefined when each counts alone */
export function readRedisUrl(env = globalThis.process.env): string | undefined {
  return env.RELAY_REDIS_URL?.trim() || undefined;
}

/** @returns the proxy's header with the visitor's address; undefined without a proxy */
export function readClientHeader(env = globalThis.process.env): string | undefined {
  return env.RELAY_CLIENT_HEADER?.trim() || undefined;
}
