/** Fields that a visitor can change before React has hydrated them. */

/** What a field shows, by the property that has it. */
interface State {
  property: "value" | "checked" | "open";
  current: string | boolean;
  /** In the server's HTML; unknown for `<details>`, whose attribute changes with it. */
  initial?: string | boolean;
}

/** The state of a field; undefined for other elements. */
function stateOf(element: HTMLElement): State | undefined {
  if (element instanceof HTMLDetailsElement) return { property: "open", current: element.open };
  if (element instanceof HTMLSelectElement) {
    const options = Array.from(element.options);
    const initial = options.find(({ defaultSelected }) => defaultSelected) ?? options[0];
    return { property: "value", current: element.value, initial: initial?.value };
  }
  if (element instanceof HTMLInputElement && /^(checkbox|radio)$/.test(element.type))
    return { property: "checked", current: element.checked, initial: element.defaultChecked };
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)
    return { property: "value", current: element.value, initial: element.defaultValue };
  return undefined;
}

/** Whether a visitor has changed a field. Radios are in the queue with the presses, because their order matters. */
export function hasChanged(element: HTMLElement): boolean {
  const { current, initial } = stateOf(element) ?? {};
  return current !== initial && !(element instanceof HTMLInputElement && element.type === "radio");
}

/** Copies a field's state to the element that replaced it, unnoticed by React. */
export function copyState(old: HTMLElement, element: HTMLElement | undefined): void {
  const state = stateOf(old);
  if (!element || element === old || !state || state.current === state.initial) return;
  setUnseen(element, state.property, state.current);
}

/** Sets a property as the browser does. React has a setter of its own on each field, which records what it has seen. */
const setUnseen = (element: HTMLElement, property: State["property"], value: unknown) =>
  Reflect.set(Object.getPrototypeOf(element) as object, property, value, element);

/** Reports the state of a field to React as a change that happens now, so that handlers run. */
export function reportChange(element: HTMLElement): void {
  const state = stateOf(element);
  if (!state) return;
  const { property, current, initial } = state;
  if (initial !== undefined && current !== initial) {
    const [start, end] = selectionOf(element);
    // React treats an event as a change only if the field shows something else than React has seen last.
    Object.assign(element, { [property]: initial });
    setUnseen(element, property, current);
    if (start !== null) (element as HTMLInputElement).setSelectionRange(start, end);
  }
  // React listens for these. A plain Event has no native behavior: a MouseEvent would toggle the checkbox.
  const events = { open: "toggle", checked: "click", value: "input" };
  const type = element instanceof HTMLSelectElement ? "change" : events[property];
  element.dispatchEvent(new Event(type, { bubbles: property !== "open" }));
}

function selectionOf(element: HTMLElement): [number | null, number | null] {
  const hasText = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
  return hasText ? [element.selectionStart, element.selectionEnd] : [null, null];
}
