/** The page that the browser loaded: its code, and what is done on it until that answers. */
import { nextPicture } from "../lib/next-picture";
import { fetchNow } from "./ahead";
import { hasProps } from "./early";
import { hold } from "./queue";

const code = () => import(/* webpackChunkName: "site" */ "../run");

const asked = new Set<string>();
let hasFailed = false;

/**
 * Asks for code, once; where that failed, again with the next action.
 * @param what islands by themselves, or the page with all that is no island
 * @param target where something was done
 */
async function ask(what: "islands" | "page", target?: Element): Promise<void> {
  if (asked.has(what)) return;
  asked.add(what);
  try {
    // The browser answers first, and shows it: a dialog opens, a radio is checked.
    const parts = Promise.all([code(), nextPicture()]);
    // After it: a browser has few connections to a host.
    fetchNow(target);
    const [run] = await parts;
    await run[what](target);
    if (what === "page") return;
    asked.delete(what);
    // An island of the layout was touched meanwhile.
    page.again();
  } catch (error) {
    // The HTML stands by itself.
    console.error(error);
    hasFailed = true;
    asked.delete(what);
    page.giveUp();
  }
}

/**
 * Begins with what an event needs: an island by itself, or the page. The browser follows links by itself; after a failure
 * not every move asks again.
 */
export function start(event?: Pick<Event, "type" | "target">): void {
  const target = event?.target instanceof Element ? event.target : undefined;
  if (target?.closest("a[href]") || (hasFailed && event?.type === "mouseover")) return;
  void ask(target?.closest("[data-island]") && hasProps() ? "islands" : "page", target);
}

export const page = hold(document, start);
