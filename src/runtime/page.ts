/** The page that the browser loaded: its code, and what is done on it until that answers. */
import { nextPicture } from "../lib/next-picture";
import { fetchNow } from "./ahead";
import { hold } from "./queue";

let isStarting = false;
let hasFailed = false;

const isOnLink = (event: Event) => (event.target as Element).closest("a[href]") !== null;

/**
 * Asks for React and the rest, once; where that failed, again with the next action, but not with every move. Links the
 * browser follows by itself.
 */
export async function start(event?: Event): Promise<void> {
  if (isStarting || (event && isOnLink(event)) || (hasFailed && event?.type === "mouseover"))
    return;
  isStarting = true;
  try {
    const code = import(/* webpackChunkName: "site" */ "./run");
    fetchNow(event?.target);
    // The browser answers first, and shows it: a dialog opens, a radio is checked.
    await nextPicture();
    await (await code).run();
  } catch (error) {
    // The HTML stands by itself.
    console.error(error);
    hasFailed = true;
    isStarting = false;
    page.giveUp();
  }
}

export const page = hold(document, (event) => void start(event));
