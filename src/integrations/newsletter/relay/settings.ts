/** How the relay reaches the newsletter API, and whom it believes. */
export interface RelaySettings {
  /** Without a trailing slash. */
  apiHost: string;
  apiSecret: string;
}

const DEFAULT_RATE_LIMIT = 10;

/**
 * Reads the settings of the running server. In a Gatsby Function `process.env.X` is replaced by its
 * value at build time, secrets included; `globalThis.process.env` is not.
 *
 * @returns undefined when `API_HOST` or `API_SECRET` is missing or cannot work
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

/** @returns where several servers count together, undefined when each counts alone */
export function readRedisUrl(env = globalThis.process.env): string | undefined {
  return env.RELAY_REDIS_URL?.trim() || undefined;
}

/** @returns the name of the header that tells the visitor's address, undefined without a proxy */
export function readClientHeader(env = globalThis.process.env): string | undefined {
  return env.RELAY_CLIENT_HEADER?.trim() || undefined;
}
