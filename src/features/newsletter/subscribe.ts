import { errorName } from "../../lib/error-name";

/** Path of subscriptions, at the relay and at the newsletter API. */
export const SUBSCRIBE_PATH = "/api/users/add";

/** A hidden field that only bots fill in. */
export const HONEYPOT = "trail_note";

/** The page that visitors without JavaScript see after sending the form. */
export const answerPath = (isSubscribed: boolean): string =>
  isSubscribed ? "/newsletter/thanks" : "/newsletter/sorry";

/** Whether browsers call the newsletter API directly (`GATSBY_API_HOST`) instead of the relay. */
export const isDirect = (): boolean => Boolean(process.env.GATSBY_API_HOST);

/** Timeout of a subscription. */
const SUBSCRIBE_TIMEOUT_MS = 10_000;

/** The form's fields. */
export interface Subscription {
  /** Any text; trimmed, because keyboards add spaces. */
  email: string;
  /** The hidden field; empty for people. */
  honeypot?: string;
}

/**
 * Subscribes an address, through the relay or directly. Never throws: anything but a 201 within 10 s is a failure, and is
 * logged without the address.
 * @returns whether the address is subscribed
 */
export async function subscribe({ email, honeypot }: Subscription): Promise<boolean> {
  try {
    const response = await send(email.trim(), honeypot, AbortSignal.timeout(SUBSCRIBE_TIMEOUT_MS));
    if (response.status === 201) return true;
    console.error(`Newsletter: the response was ${response.status}, not 201`);
  } catch (error) {
    console.error(`Newsletter: no answer (${errorName(error)})`);
  }
  return false;
}

/** `keepalive`, because the visitor may leave the page meanwhile. */
function send(email: string, honeypot: string | undefined, signal: AbortSignal) {
  const headers = { "Content-Type": "application/json" };
  // The build replaces each `process.env.GATSBY_…` that is written out.
  if (process.env.GATSBY_API_HOST) {
    return fetch(process.env.GATSBY_API_HOST.replace(/\/+$/, "") + SUBSCRIBE_PATH, {
      method: "POST",
      headers: { ...headers, secret: process.env.GATSBY_API_SECRET ?? "" },
      body: JSON.stringify({ email }),
      credentials: "omit",
      keepalive: true,
      signal,
    });
  }
  const body = JSON.stringify(honeypot ? { email, [HONEYPOT]: honeypot } : { email });
  return fetch(SUBSCRIBE_PATH, { method: "POST", headers, body, keepalive: true, signal });
}
