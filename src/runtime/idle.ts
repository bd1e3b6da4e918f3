/** Hydrates islands before somebody presses them: near the screen, one at a time, and when the browser is idle. */
import { nextIdle } from "../lib/next-idle";

/** Not `scroll`: the browser itself scrolls to anchors, and when it reloads a page. */
const moves = ["wheel", "touchmove", "pointermove", "keydown"];

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

/** @param open opens an island, and resolves when its code runs */
export function openNear(open: (place: HTMLElement) => Promise<void>): void {
  const near = new Set<HTMLElement>();
  let isOpening = false;
  const openAll = async () => {
    if (isOpening) return;
    isOpening = true;
    for (const place of near) {
      await nextIdle();
      // It may be far again.
      if (!near.delete(place)) continue;
      observer.unobserve(place);
      await open(place);
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
