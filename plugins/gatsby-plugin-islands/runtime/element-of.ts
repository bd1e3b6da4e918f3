/**
 * The element that an event happened in: its target, or the parent of a text node. Undefined for an event of the document or
 * the window.
 */
export function elementOf({ target }: Pick<Event, "target">): HTMLElement | undefined {
  const element = target instanceof Text ? target.parentElement : target;
  return element instanceof Element ? (element as HTMLElement) : undefined;
}
