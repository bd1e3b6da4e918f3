/** Fields that a visitor can change before React knows them. */

/** What a field shows, by the property that has it. */
interface State {
  property: "value" | "checked" | "open";
  now: string | boolean;
  /** In the server's HTML; unknown of `<details>`, whose attribute changes with it. */
  first?: string | boolean;
}

/** The state of a field; undefined of other elements. */
function stateOf(element: HTMLElement): State | undefined {
  if (element instanceof HTMLDetailsElement) return { property: "open", now: element.open };
  if (element instanceof HTMLSelectElement) {
    const options = Array.from(element.options);
    const first = options.find(({ defaultSelected }) => defaultSelected) ?? options[0];
    return { property: "value", now: element.value, first: first?.value };
  }
  if (element instanceof HTMLInputElement && /^(checkbox|radio)$/.test(element.type))
    return { property: "checked", now: element.checked, first: element.defaultChecked };
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)
    return { property: "value", now: element.value, first: element.defaultValue };
  return undefined;
}

/** Whether a visitor has changed a field. A radio waits with the presses: the order matters there. */
export function hasChanged(element: HTMLElement): boolean {
  const { now, first } = stateOf(element) ?? {};
  return now !== first && !(element instanceof HTMLInputElement && element.type === "radio");
}

/** Sets a field to the state of another one, without React's knowing. */
export function setQuietly(element: HTMLElement | undefined, from: HTMLElement): void {
  const state = stateOf(from);
  if (!element || element === from || !state || state.now === state.first) return;
  setUnseen(element, state.property, state.now);
}

/** Sets a property as the browser does: React has another setter on each field, and remembers by it what it knows. */
const setUnseen = (element: HTMLElement, property: State["property"], value: unknown) =>
  Reflect.set(Object.getPrototypeOf(element) as object, property, value, element);

/** Hands the state of a field to React as a change that happens now, so that handlers run. */
export function tell(element: HTMLElement): void {
  const state = stateOf(element);
  if (!state) return;
  const { property, now, first } = state;
  if (first !== undefined && now !== first) {
    const [start, end] = selectionOf(element);
    // React takes an event for a change if the field doesn't show what React has seen last.
    Object.assign(element, { [property]: first });
    setUnseen(element, property, now);
    if (start !== null) (element as HTMLInputElement).setSelectionRange(start, end);
  }
  // React listens for these. A plain event checks nothing by itself.
  const events = { open: "toggle", checked: "click", value: "input" };
  const type = element instanceof HTMLSelectElement ? "change" : events[property];
  element.dispatchEvent(new Event(type, { bubbles: property !== "open" }));
}

function selectionOf(element: HTMLElement): [number | null, number | null] {
  const hasText = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
  return hasText ? [element.selectionStart, element.selectionEnd] : [null, null];
}
