/** Says that a visitor is about to need a part of the page. */

const touches = ["pointerover", "pointerdown", "focusin", "click", "submit"] as const;

const waiting = new Map<Element, () => void>();
let observer: IntersectionObserver | undefined;

/** Sees what comes less than a screen away. */
const begin = () =>
  new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting) waiting.get(target)?.();
      }
    },
    { rootMargin: "100% 0px" },
  );

/**
 * Calls `act` when a part of the page is pointed at, pressed or focused, and unless `touchedOnly` when it comes near
 * the screen; every time, until the function that it returns is called.
 */
export function whenNeeded(part: Element, act: () => void, touchedOnly = false): () => void {
  for (const touch of touches) part.addEventListener(touch, act, { capture: true, passive: true });
  if (!touchedOnly) {
    waiting.set(part, act);
    observer ??= begin();
    observer.observe(part);
  }
  return () => {
    for (const touch of touches) part.removeEventListener(touch, act, { capture: true });
    waiting.delete(part);
    observer?.unobserve(part);
  };
}
