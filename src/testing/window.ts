/** Parts of a browser that jsdom lacks. For tests in its environment. */

/** Lets `prefers-reduced-motion` be asked for; jsdom has no `matchMedia`. */
export function setReducedMotion(reduced: boolean): void {
  window.matchMedia = (query) =>
    ({ matches: reduced && query === "(prefers-reduced-motion: reduce)" }) as MediaQueryList;
}

/** Records what the window was asked to scroll to. */
export function watchScrolling() {
  return jest.spyOn(window, "scrollTo").mockImplementation(() => undefined);
}

/** Puts an element with an id at a place on the screen. */
export function placeElement(id: string, top: number): HTMLElement {
  const element = document.createElement("div");
  element.id = id;
  element.getBoundingClientRect = () => ({ top }) as DOMRect;
  document.body.append(element);
  return element;
}
