/**
 * A title that leads to a page grows into the heading of that page: a view transition in which nothing else takes part,
 * and only where it makes nobody wait (docs/performance.md).
 * https://developer.mozilla.org/docs/Web/API/View_Transition_API
 */
import { flushSync } from "react-dom";
import { onPageChange } from "./page-change";
import { pressAgain } from "./press-again";

/** The browser looks at every element of the page that is left. Home has nearly twice as many. */
const MOST_ELEMENTS = 1000;

/** How soon a press is heard where the device is fast enough, in milliseconds: slow phones need 20. */
const SOON = 8;

/** How soon a page that is left for has to be drawn, in milliseconds, to be shown within 100. */
const IN_TIME = 50;

/** Until the next page is drawn the browser shows nothing new: at most so long, in milliseconds. */
const PATIENCE = 300;

let isHeld = false;
const listeners = new Set<() => void>();

/** Whether the page that is left stays, because its title is being captured; for `useSyncExternalStore`. */
export const pageHold = {
  now: () => isHeld,
  subscribe: (act: () => void) => {
    listeners.add(act);
    return () => listeners.delete(act);
  },
};

/** From now on titles grow, in browsers that can, for visitors who welcome motion, until one was late. */
export function growTitles(): void {
  if (!("navigation" in window) || !("startViewTransition" in document)) return;
  const late = new AbortController();
  const { signal } = late;
  let press: Event | undefined;
  const notePress = (event: Event) => {
    press = performance.now() - event.timeStamp > SOON ? undefined : event;
  };
  const leave = ({ destination }: NavigateEvent) => {
    const title = destination.sameDocument && titleOf(press, destination.url);
    if (title && isWelcome()) grow(title, () => late.abort());
  };
  document.addEventListener("click", notePress, { capture: true, signal });
  window.navigation.addEventListener("navigate", leave, { signal });
}

/** The title whose link has been pressed, if that leads there. */
function titleOf(press: Event | undefined, address: string): HTMLElement | null {
  const link = (press?.target as Element | undefined)?.closest("a");
  return link?.href === address ? link.closest<HTMLElement>("main :is(h2, h3)") : null;
}

const isWelcome = (): boolean =>
  document.getElementsByTagName("*").length <= MOST_ELEMENTS &&
  window.matchMedia("(prefers-reduced-motion: no-preference)").matches;

/** The router is about to draw the next page: it waits until the title has been captured. */
function grow(title: HTMLElement, giveUp: () => void): void {
  const left = performance.now();
  isHeld = true;
  nameAs("title", title);
  const arrival = nextPage();
  const resume = pressAgain();
  const transition = document.startViewTransition(async () => {
    await arrival;
    isHeld = false;
    flushSync(() => listeners.forEach((act) => act()));
    const heading = document.querySelector<HTMLElement>("main h1");
    nameAs("title", heading);
    void transition.finished.finally(() => nameAs("none", heading));
    if (performance.now() - left <= IN_TIME) return;
    transition.skipTransition();
    giveUp();
  });
  // Rejected where it was skipped, another one follows at once, or nobody looks: the page has changed all the same.
  void transition.ready.catch(() => undefined).finally(resume);
}

const nameAs = (name: string, element: HTMLElement | null) =>
  element?.style.setProperty("view-transition-name", name);

/** Resolves when the router has the next page. */
function nextPage(): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      stop();
      clearTimeout(timer);
      resolve();
    };
    const stop = onPageChange(end);
    const timer = setTimeout(end, PATIENCE);
  });
}
