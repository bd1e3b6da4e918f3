/** Parts of a browser that jsdom lacks. For tests in its environment. */

/** Lets `prefers-reduced-motion` be asked for; jsdom has no `matchMedia`. */
export function setReducedMotion(reduced: boolean): void {
  window.matchMedia = (query) =>
    ({ matches: reduced && query === "(prefers-reduced-motion: reduce)" }) as MediaQueryList;
}

/** Records what was asked to come into view; jsdom cannot scroll. */
export function watchScrolling() {
  const scrolled = jest.fn();
  Element.prototype.scrollIntoView = function scrollIntoView(options) {
    scrolled(this.id, options);
  };
  return scrolled;
}

/** Puts an element with an id on the page. */
export function placeElement(id: string): HTMLElement {
  const element = document.createElement("div");
  element.id = id;
  document.body.append(element);
  return element;
}
