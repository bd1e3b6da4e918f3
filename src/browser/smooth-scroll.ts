/** Room left above an anchor for the bar, in px. */
const anchorOffset = -100;
/** Wait before scrolling, so that Gatsby's own scrolling is over, in ms. */
const anchorDelay = 50;

const behavior = (): ScrollBehavior =>
  window.matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth";

/** Scrolls to the top of the page; at once for visitors who asked for less motion. */
export function scrollToTop(): void {
  window.scrollTo({ top: 0, behavior: behavior() });
}

/**
 * Scrolls to an element with 100 px of room above it, 50 ms from now.
 * @returns a function that cancels it
 */
export function scrollToAnchor(id: string): () => void {
  const timer = setTimeout(() => {
    const anchor = document.getElementById(id);
    if (!anchor) return;
    const top = anchor.getBoundingClientRect().top + window.scrollY + anchorOffset;
    window.scrollTo({ top, behavior: behavior() });
  }, anchorDelay);
  return () => clearTimeout(timer);
}
