/** Hydrates islands before somebody presses them: near the screen, one at a time, when the browser is idle and nobody scrolls. */
import { nextIdle } from "./next-idle";

/** Not `scroll`: the browser itself scrolls to anchors, and when it reloads a page. */
const moves = ["wheel", "touchmove", "pointermove", "keydown"];

/** What Chrome's translation puts texts into. */
const translated = "font > font";

/** How long the page stands still before something is hydrated, in ms. */
const rest = 150;

/** How long it waits for the browser to be idle, in ms. */
const idleTimeout = 1_000;

/** Calls `begin` when the visitor does something for the first time. */
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
export function openNear(open: (place: HTMLElement) => Promise<void>): void {
  const near = new Set<HTMLElement>();
  let isOpening = false;
  let scrolled = 0;
  addEventListener("scroll", () => (scrolled = performance.now()), { passive: true });
  const openAll = async () => {
    if (isOpening) return;
    isOpening = true;
    for (const place of near) {
      // Scrolling stays smooth, and what is scrolled past costs nothing.
      while (performance.now() - scrolled < rest)
        await new Promise((resolve) => setTimeout(resolve, rest));
      await nextIdle(idleTimeout);
      if (!near.delete(place)) continue;
      observer.unobserve(place);
      // React would show the old words of a translated island for a moment: that one waits for a press.
      if (!place.querySelector(translated)) await open(place);
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
  for (const place of document.querySelectorAll<HTMLElement>("[data-island]"))
    observer.observe(place);
}
