/** Where the relay and, below its host, the newsletter API take subscriptions. */
export const SUBSCRIBE_PATH = "/api/users/add";

/** A field that people do not see. Whoever fills it in is a program. */
export const HONEYPOT = "trail_note";
