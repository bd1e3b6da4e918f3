import { errorName } from "../../../lib/error-name";
import { SUBSCRIBE_PATH } from "../contract";
import type { Api } from "./settings";

/**
 * Calls the newsletter API.
 * @returns undefined after a 201, else what went wrong, safe to log: without address and secret
 */
export async function addSubscriber(
  email: string,
  { apiHost, apiSecret }: Api,
  timeoutMs = 5_000,
): Promise<string | undefined> {
  try {
    const response = await fetch(apiHost + SUBSCRIBE_PATH, {
      method: "POST",
      // No keep-alive: after a host has put the Function to sleep, the connection is dead and the post lost.
      headers: { "content-type": "application/json", secret: apiSecret, connection: "close" },
      body: JSON.stringify({ email }),
      // A followed redirect would send the secret to another host.
      redirect: "manual",
      signal: AbortSignal.timeout(timeoutMs),
    });
    await response.body?.cancel();
    return response.status === 201 ? undefined : `the newsletter API answered ${response.status}`;
  } catch (error) {
    return `the newsletter API cannot be reached (${errorName(error)})`;
  }
}
