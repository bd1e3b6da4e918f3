/** Replaces `IntersectionObserver`, which jsdom lacks. */
interface Observed {
  margin: string;
  parts: Element[];
  /** Reports that all observed elements have entered or left the screen; each entry has `more`. */
  show: (isIntersecting?: boolean, more?: object) => void;
}

/** All observers so far. */
export const observers: Observed[] = [];

export function standInForObservers(): void {
  window.IntersectionObserver = class {
    private readonly observed: Observed;
    constructor(tell: IntersectionObserverCallback, { rootMargin = "" } = {}) {
      this.observed = {
        margin: rootMargin,
        parts: [],
        show: (isIntersecting = true, more = {}) => {
          const entries = this.observed.parts.map((target) => ({
            target,
            isIntersecting,
            ...more,
          }));
          tell(entries as unknown as IntersectionObserverEntry[], this as never);
        },
      };
      observers.push(this.observed);
    }
    observe(part: Element) {
      this.observed.parts.push(part);
    }
    unobserve(part: Element) {
      this.observed.parts = this.observed.parts.filter((other) => other !== part);
    }
    disconnect() {
      this.observed.parts = [];
    }
  } as unknown as typeof IntersectionObserver;
}
