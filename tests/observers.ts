/** A fake `IntersectionObserver`, which jsdom lacks. */
interface Observed {
  /** Reports that all observed elements have entered or left the screen. */
  show: (isIntersecting?: boolean) => void;
}

/** All observers so far. */
export const observers: Observed[] = [];

export function standInForObservers(): void {
  window.IntersectionObserver = class {
    private elements: Element[] = [];
    constructor(callback: IntersectionObserverCallback) {
      const show = (isIntersecting = true) => {
        const entries = this.elements.map((target) => ({ target, isIntersecting }));
        callback(entries as IntersectionObserverEntry[], this as never);
      };
      observers.push({ show });
    }
    observe(element: Element) {
      this.elements.push(element);
    }
    unobserve(element: Element) {
      this.elements = this.elements.filter((one) => one !== element);
    }
    disconnect() {
      this.elements = [];
    }
  } as unknown as typeof IntersectionObserver;
}
