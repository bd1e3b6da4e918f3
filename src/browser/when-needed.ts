/** Says that a visitor is about to need a part of the page. */

const touches = ["pointerover", "pointerdown", "focusin", "click", "submit"] as const;
/** What visitors do first. */
const firstActs = ["scroll", "pointermove", "touchstart", "keydown"] as const;

/** At first, what reaches the upper half of the screen: what begins below it may never be looked at. */
const inSight = "0px 0px -55%";
/** Once somebody moves through the page, what is less than a screen away. */
const ahead = "100% 0px";

const waiting = new Map<Element, () => void>();
let observer: IntersectionObserver | undefined;

function observe(rootMargin: string): void {
  observer?.disconnect();
  observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting) waiting.get(target)?.();
      }
    },
    { rootMargin },
  );
  for (const part of waiting.keys()) observer.observe(part);
}

function begin(): void {
  observe(inSight);
  const options = { capture: true, passive: true };
  const onAct = () => {
    for (const act of firstActs) window.removeEventListener(act, onAct, options);
    observe(ahead);
  };
  for (const act of firstActs) window.addEventListener(act, onAct, options);
}

/**
 * Calls `act` when a part of the page is pointed at, pressed or focused, and unless `touchedOnly` when it comes near
 * the screen; every time, until the function that it returns is called.
 */
export function whenNeeded(part: Element, act: () => void, touchedOnly = false): () => void {
  for (const touch of touches) part.addEventListener(touch, act, { capture: true, passive: true });
  if (!touchedOnly) {
    waiting.set(part, act);
    if (observer) observer.observe(part);
    else begin();
  }
  return () => {
    for (const touch of touches) part.removeEventListener(touch, act, { capture: true });
    waiting.delete(part);
    observer?.unobserve(part);
  };
}
