/**
 * What happens before somebody presses an island: its code is prefetched, and islands near the screen hydrate one at a time, when
 * the browser is idle and nobody scrolls.
 */

/** `rel` of links to code that is prefetched when the browser is idle. Browsers ignore it. */
export const whenIdle = "idle";

/** Not `scroll`: the browser itself scrolls to anchors, and when it reloads a page. */
const moves = ["wheel", "touchmove", "pointermove", "keydown"];

/** What Chrome's translation puts texts into. */
const translated = "font > font";

/** How long the page stands still before an island hydrates, in ms. */
const rest = 150;

/** Maximum wait for an idle browser, in ms. */
const idleTimeout = 1_000;

interface Connection {
  saveData: boolean;
  effectiveType: string;
}

/** Whether to skip prefetching: with Save-Data, and on a slow connection. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return connection ? connection.saveData || /[23]g/.test(connection.effectiveType) : false;
}

/** Prefetches the code of the page's islands, without running it. */
export function prefetch(): void {
  // Not `preload`: Chromium reuses a failed one for all later requests.
  for (const link of document.querySelectorAll<HTMLLinkElement>(`link[rel=${whenIdle}]`))
    link.rel = "prefetch";
}

/**
 * Resolves when the browser is idle. Safari has no idle callbacks.
 * @param timeout maximum wait in ms. Chromium sometimes reports no idle time on a page that stands still.
 */
export const nextIdle = (timeout?: number): Promise<void> =>
  new Promise((resolve) => {
    if ("requestIdleCallback" in window) requestIdleCallback(() => resolve(), { timeout });
    else setTimeout(resolve, 200);
  });

/** Calls `begin` when the visitor moves for the first time. */
export function onFirstMove(begin: () => void): void {
  const first = new AbortController();
  const onMove = () => {
    first.abort();
    begin();
  };
  for (const type of moves)
    addEventListener(type, onMove, { signal: first.signal, capture: true, passive: true });
}

/**
 * Opens islands from now on, about a screen before they are seen.
 * @param open opens an island, and resolves when its code runs
 */
export function openNear(open: (island: HTMLElement) => Promise<void>): void {
  const near = new Set<HTMLElement>();
  let isOpening = false;
  let scrolled = 0;
  addEventListener("scroll", () => (scrolled = performance.now()), { passive: true });
  const openAll = async () => {
    if (isOpening) return;
    isOpening = true;
    for (const island of near) {
      // Scrolling stays smooth, and islands that are scrolled past cost nothing.
      while (performance.now() - scrolled < rest)
        await new Promise((resolve) => setTimeout(resolve, rest));
      await nextIdle(idleTimeout);
      if (!near.delete(island)) continue;
      observer.unobserve(island);
      // React would briefly show the original text of a translated island: that one waits for a press.
      if (!island.querySelector(translated)) await open(island);
    }
    isOpening = false;
  };
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries)
        near[isIntersecting ? "add" : "delete"](target as HTMLElement);
      void openAll();
    },
    { rootMargin: "100% 0px" },
  );
  for (const island of document.querySelectorAll<HTMLElement>("[data-island]"))
    observer.observe(island);
}
