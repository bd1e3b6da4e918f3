/** Path of subscriptions, at the relay and at the newsletter API. */
export const SUBSCRIBE_PATH = "/api/users/add";

/** A hidden field that only bots fill in. */
export const HONEYPOT = "trail_note";

/** The page that a visitor without JavaScript sees after sending the form. */
export const answerPath = (isSubscribed: boolean): string =>
  isSubscribed ? "/newsletter/thanks" : "/newsletter/sorry";

/** Whether browsers call the newsletter API directly (`GATSBY_API_HOST`) instead of the relay. */
export const isDirect = (): boolean => Boolean(process.env.GATSBY_API_HOST);
