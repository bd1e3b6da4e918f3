/** The page that the browser loaded: its code, and what is done on it until that answers. */
import { nextPicture } from "../lib/next-picture";
import { hold } from "./queue";

let isStarting = false;
let hasFailed = false;

/** Asks for React and the rest, once; where that failed, again with the next action, but not with every move. */
export async function start(event?: Event): Promise<void> {
  if (isStarting || (hasFailed && event?.type === "pointerover")) return;
  isStarting = true;
  try {
    // The browser answers first, and shows it: a dialog opens, a radio is checked.
    await nextPicture();
    await (await import(/* webpackChunkName: "site" */ "./run")).run();
  } catch (error) {
    // The HTML stands by itself.
    console.error(error);
    hasFailed = true;
    isStarting = false;
    page.giveUp();
  }
}

export const page = hold(document, (event) => void start(event));
