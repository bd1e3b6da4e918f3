import { setTimeout as pause } from "node:timers/promises";
import { Parser } from "htmlparser2";

/** What opening an address came to; nothing of it for a page that is there. */
export interface Answer {
  /** What is wrong, to follow "which": answers 404. */
  fault?: string;
  /** Where the page has moved for good. */
  moved?: string;
}

export interface Patience {
  /** Ms to wait for an answer. */
  timeout: number;
  /** Ms before each further try. */
  pauses: number[];
}

const patient: Patience = { timeout: 20_000, pauses: [1_000, 5_000] };
const mostRedirects = 10;
/** Begins the fault of an address without a server, or of a computer without a connection. */
export const notReached = "cannot be reached";
const headers = { "User-Agent": "Mozilla/5.0 (compatible; link check)", Accept: "text/html,*/*" };

/** Opens an address as a reader would, more than once if that fails in a way that may pass. */
export async function openAddress(
  address: string,
  { timeout, pauses }: Patience = patient,
): Promise<Answer> {
  for (const wait of [...pauses, undefined]) {
    const { mayPass, ...answer } = await tryOnce(address, timeout);
    if (!mayPass || wait === undefined) return answer;
    await pause(wait);
  }
  return {};
}

async function tryOnce(address: string, timeout: number): Promise<Answer & { mayPass?: boolean }> {
  try {
    return await follow(address, AbortSignal.timeout(timeout));
  } catch (error) {
    const { name, cause } = error as Error;
    const { code = "no connection" } = (cause ?? {}) as { code?: string };
    const isLate = name === "TimeoutError";
    const fault = isLate
      ? `does not answer in ${timeout / 1000} seconds`
      : `${notReached} (${code})`;
    return { fault, mayPass: true };
  }
}

/** Follows redirects by hand: only those that are for good tell the address to write. */
async function follow(
  address: string,
  signal: AbortSignal,
): Promise<Answer & { mayPass?: boolean }> {
  const [, anchor = ""] = address.split("#");
  let [at = ""] = address.split("#");
  let moved: string | undefined;
  let isForGood = true;
  for (let step = 0; step <= mostRedirects; step += 1) {
    const response = await fetch(at, { redirect: "manual", signal, headers });
    const { status } = response;
    const location = response.headers.get("location");
    if (status >= 300 && status < 400 && location) {
      await response.body?.cancel();
      isForGood &&= status === 301 || status === 308;
      at = new URL(location, at).href;
      if (isForGood) moved = at;
      continue;
    }
    const lacks = response.ok && anchor && !(await hasAnchor(response, anchor));
    if (!response.bodyUsed) await response.body?.cancel();
    if (!response.ok)
      return { fault: `answers ${status}`, mayPass: status === 429 || status >= 500 };
    if (lacks) return { fault: `has no place "#${anchor}"` };
    return moved === undefined ? {} : { moved: anchor ? `${moved}#${anchor}` : moved };
  }
  return { fault: "redirects in a circle" };
}

/** Whether a page has an anchor. Other files, and anchors that only scripts read, cannot be judged. */
async function hasAnchor(response: Response, anchor: string): Promise<boolean> {
  const isPage = response.headers.get("content-type")?.includes("html");
  if (!isPage || /^[/!:]/.test(anchor)) return true;
  const ids = new Set<string>();
  const parser = new Parser({
    onopentag: (_name, { id = "", name = "" }) => void ids.add(id).add(name),
  });
  parser.end(await response.text());
  const wanted = decodeURIComponent(anchor);
  // GitHub's scripts add the beginning.
  return ids.has(wanted) || ids.has(`user-content-${wanted}`);
}
