/** The newsletter API; the host has no trailing slash. */
export interface Api {
  apiHost: string;
  apiSecret: string;
}

/**
 * Reads the running server's settings from `globalThis.process.env`: Gatsby replaces `process.env.X` in Functions by its
 * value at build time, secrets included.
 * @returns undefined when one of them is missing or invalid
 */
export function relaySettings(env = globalThis.process.env): Api | undefined {
  const apiHost = env.API_HOST?.trim().replace(/\/+$/, "");
  const apiSecret = env.API_SECRET?.trim();
  const isUrl = apiHost && /^https?:\/\//.test(apiHost) && URL.canParse(apiHost);
  return isUrl && apiSecret ? { apiHost, apiSecret } : undefined;
}
