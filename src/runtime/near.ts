/** Calls back what is to happen while an element is less than a screen away. */

type Stop = () => void;

const begins = new Map<Element, () => Stop | undefined>();
const stops = new Map<Element, Stop>();
let observer: IntersectionObserver | undefined;

/**
 * @param begin called each time the element comes near; may return what ends it when it is far again
 * @returns how to stop
 */
export function whileNear(element: Element, begin: () => Stop | undefined): Stop {
  begins.set(element, begin);
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        end(target);
        const stop = isIntersecting && begins.get(target)?.();
        if (stop) stops.set(target, stop);
      }
    },
    { rootMargin: "100% 0px" },
  );
  observer.observe(element);
  return () => {
    begins.delete(element);
    observer?.unobserve(element);
    end(element);
  };
}

function end(element: Element): void {
  stops.get(element)?.();
  stops.delete(element);
}
