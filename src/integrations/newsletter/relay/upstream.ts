import { errorName } from "../../../lib/error-name";
import { SUBSCRIBE_PATH } from "../contract";
import type { RelaySettings } from "./settings";

/** How long the newsletter API may take. */
export const UPSTREAM_TIMEOUT_MS = 5_000;

/**
 * Calls the newsletter API.
 *
 * @returns undefined when it answered 201, else what went wrong, in words fit for a log: neither
 *   the address nor the secret is in them
 */
export async function addSubscriber(
  email: string,
  { apiHost, apiSecret }: RelaySettings,
  timeoutMs = UPSTREAM_TIMEOUT_MS,
): Promise<string | undefined> {
  try {
    const response = await fetch(apiHost + SUBSCRIBE_PATH, {
      method: "POST",
      headers: { "content-type": "application/json", secret: apiSecret },
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
