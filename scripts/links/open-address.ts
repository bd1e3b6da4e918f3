import { setTimeout as pause } from "node:timers/promises";
import { deadOrAlive } from "dead-or-alive";
import type { AnchorAllow, Result } from "dead-or-alive";

/** What opening an address came to; nothing of it for a page that is there. */
export interface Answer {
  /** What is wrong, to follow "which": answers 404. */
  fault?: string;
  /** Where the page has moved for good. */
  moved?: string;
}

/** Ms to wait for an answer, and before each further try. */
const patient = { timeout: 20_000, pauses: [1_000, 5_000] };
/** Begins the fault of an address without a server, or of a computer without a connection. */
export const notReached = "cannot be reached";
/** Faults that may be gone a moment later. */
const passing = RegExp(`^(answers (429|5..)|does not answer|${notReached})`);
/** Anchors that scripts or browsers read, and escapes, which the library does not decode. */
const notJudged: AnchorAllow = [/./, /^[/!:]|%/];

/** Opens an address as a reader would, more than once if that fails in a way that may pass. */
export async function openAddress(address: string, { timeout, pauses } = patient): Promise<Answer> {
  // Its own retries never end where a server always answers 500.
  const options = { timeout, maxRetries: 0, anchorAllowlist: [notJudged] };
  const { messages, permanent, url } = await deadOrAlive(address, options);
  const { hash } = new URL(address);
  // Browsers keep the anchor when a page has moved, the library does not.
  if (url) return permanent ? { moved: new URL(url).hash ? url : url + hash } : {};

  const fault = faultOf(messages[0], hash, timeout);
  const [wait, ...later] = pauses;
  if (wait === undefined || !passing.test(fault)) return { fault };
  await pause(wait);
  return openAddress(address, { timeout, pauses: later });
}

function faultOf(message: Result["messages"][0] | undefined, hash: string, timeout: number) {
  const { ruleId, reason = "", cause } = message ?? {};
  if (ruleId === "dead") return `answers ${/`(\d+)`/.exec(reason)?.[1]}`;
  if (ruleId === "missing-anchor") return `has no place "${hash}"`;
  if (ruleId === "max-redirect") return "redirects in a circle";
  const { name, cause: origin } = (cause ?? {}) as Error;
  if (name === "AbortError") return `does not answer in ${timeout / 1000} seconds`;
  const { code = "no connection" } = (origin ?? {}) as { code?: string };
  return `${notReached} (${code})`;
}
