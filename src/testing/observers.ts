/** A fake `IntersectionObserver`, which jsdom lacks. */
interface Observed {
  margin: string;
  elements: Element[];
  /** Reports that all observed elements have entered or left the screen; each entry has `more`. */
  show: (isIntersecting?: boolean, more?: object) => void;
}

/** All observers so far. */
export const observers: Observed[] = [];

export function standInForObservers(): void {
  window.IntersectionObserver = class {
    private readonly observed: Observed;
    constructor(callback: IntersectionObserverCallback, { rootMargin = "" } = {}) {
      this.observed = {
        margin: rootMargin,
        elements: [],
        show: (isIntersecting = true, more = {}) => {
          const entries = this.observed.elements.map((target) => ({
            target,
            isIntersecting,
            ...more,
          }));
          callback(entries as unknown as IntersectionObserverEntry[], this as never);
        },
      };
      observers.push(this.observed);
    }
    observe(element: Element) {
      this.observed.elements.push(element);
    }
    unobserve(element: Element) {
      this.observed.elements = this.observed.elements.filter((other) => other !== element);
    }
    disconnect() {
      this.observed.elements = [];
    }
  } as unknown as typeof IntersectionObserver;
}
