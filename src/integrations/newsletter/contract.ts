/** Where the relay and, below its host, the newsletter API take subscriptions. */
export const SUBSCRIBE_PATH = "/api/users/add";

/** A field that people do not see. Whoever fills it in is a program. */
export const HONEYPOT = "trail_note";

/**
 * Whether the browser calls the newsletter API itself (`GATSBY_API_HOST` was set at build time)
 * instead of the relay on this site.
 */
export const isDirect = (): boolean => Boolean(process.env.GATSBY_API_HOST);
