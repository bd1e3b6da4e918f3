/** Wait before scrolling, so that Gatsby's own scrolling is over, in ms. */
const anchorDelay = 50;

const behavior = (): ScrollBehavior =>
  window.matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth";

/** Scrolls to the top of the page; at once for visitors who asked for less motion. */
export function scrollToTop(): void {
  window.scrollTo({ top: 0, behavior: behavior() });
}

/**
 * Scrolls to an element, 50 ms from now. The room above it is the same as where the browser goes to an anchor: the global
 * style's `scroll-padding-top`.
 * @returns a function that cancels it
 */
export function scrollToAnchor(id: string): () => void {
  const timer = setTimeout(() => {
    document.getElementById(id)?.scrollIntoView({ behavior: behavior() });
  }, anchorDelay);
  return () => clearTimeout(timer);
}
