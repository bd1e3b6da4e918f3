/** The page that the browser loaded: requests its code, and queues actions until then. */
import { nextFrame } from "../lib/next-frame";
import { fetchNow } from "./ahead";
import { hasProps } from "./early";
import { hold } from "./queue";
import type { Cause } from "./queue";

const code = () => import(/* webpackChunkName: "site" */ "../run");

const asked = new Set<string>();
let hasFailed = false;

/**
 * Requests code once; after a failure again with the next action.
 * @param island name of the island that needs it, otherwise the page does
 */
async function ask(island?: string): Promise<void> {
  const what = island ? "islands" : "page";
  if (asked.has(what)) return;
  asked.add(what);
  try {
    // The browser shows its own effect first: a dialog opens, a radio is checked.
    const parts = Promise.all([code(), nextFrame()]);
    // After React: a browser has few connections to a host.
    fetchNow(island);
    const [run] = await parts;
    await (island ? run.islands(island) : run.page());
    if (!island) return;
    asked.delete(what);
    // An island of another group was touched meanwhile.
    page.again();
  } catch (error) {
    // The HTML works without it.
    console.error(error);
    hasFailed = true;
    asked.delete(what);
    page.giveUp();
  }
}

/**
 * Requests the code that its cause needs: islands alone, or the page. Links need none. After a failure a mouse move does not
 * request it again.
 */
export function start({ target, type }: Cause): void {
  const around = (selector: string) => (target as Element | null)?.closest<HTMLElement>(selector);
  if (around("a[href]") || (hasFailed && type === "mouseover")) return;
  void ask(hasProps() ? around("[data-island]")?.dataset.island : undefined);
}

export const page = hold(document, start);
