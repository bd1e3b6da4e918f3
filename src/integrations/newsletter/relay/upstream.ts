import { errorName } from "../../../lib/error-name";
import { SUBSCRIBE_PATH } from "../contract";
import type { RelaySettings } from "./settings";

/**
 * Calls the newsletter API.
 *
 * @param timeoutMs how long it may take
 * @returns undefined when it answered 201, else what went wrong, in words fit for a log: neither
 *   the address nor the secret is in them
 */
export async function addSubscriber(
  email: string,
  { apiHost, apiSecret }: RelaySettings,
  timeoutMs = 5_000,
): Promise<string | undefined> {
  try {
    const response = await fetch(apiHost + SUBSCRIBE_PATH, {
      method: "POST",
      // A connection that is kept is dead when a host that put the Function to sleep wakes it, and the post is lost.
      headers: { "content-type": "application/json", secret: apiSecret, connection: "close" },
      body: JSON.stringify({ email }),
      // Followed, a redirect would carry the secret to another host.
      redirect: "manual",
      signal: AbortSignal.timeout(timeoutMs),
    });
    await response.body?.cancel();
    return response.status === 201 ? undefined : `the newsletter API answered ${response.status}`;
  } catch (error) {
    return `the newsletter API cannot be reached (${errorName(error)})`;
  }
}
