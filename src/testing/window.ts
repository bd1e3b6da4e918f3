/** APIs that jsdom lacks. */

/** Adds `matchMedia`, which supports only `prefers-reduced-motion`. */
export function setReducedMotion(reduced: boolean): void {
  window.matchMedia = (query) =>
    ({ matches: reduced && query === "(prefers-reduced-motion: reduce)" }) as MediaQueryList;
}

/** Records calls of `scrollIntoView`, which jsdom lacks. */
export function watchScrolling() {
  const scrolled = jest.fn();
  Element.prototype.scrollIntoView = function scrollIntoView(options) {
    scrolled(this.id, options);
  };
  return scrolled;
}
