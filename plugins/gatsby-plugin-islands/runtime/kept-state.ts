/**
 * What a visitor has done to the elements of an island, kept while React hydrates it. Where something else has changed the HTML
 * – a translation, a password manager – React creates all elements anew.
 */
import type { Typed } from "../workarounds/react-textareas";
import { openDialog } from "./notice";

/** Everything that holds a text, a choice or the focus, or that an action is for. */
const controls =
  "a[href], button, form, input, textarea, select, summary, details, dialog, [tabindex]";

/** Attributes that tell controls apart. Not their words, which a translation changes. */
const attributes = ["type", "href", "commandfor", "data-key"];

/** Finds controls of an island that React created anew. */
export type Renewed = (old: HTMLElement) => HTMLElement | undefined;

/**
 * Keeps the state of an island.
 * @param typed the texts of its textareas before hydration
 * @returns restores it after React has created the elements anew, and finds them; undefined if it has not
 */
export function keepState(place: HTMLElement, typed: Typed): () => Renewed | undefined {
  const kept = addressesIn(place);
  const { activeElement } = document;
  const focused = place.contains(activeElement) ? (activeElement as HTMLElement) : undefined;
  const open = Array.from(kept.keys()).filter(isOpenDialog);
  return () => {
    for (const [field, [text, start, end]] of typed) {
      field.value = text;
      if (field === focused) field.setSelectionRange(start, end);
    }
    if (Array.from(kept.keys()).every((element) => element.isConnected)) return undefined;
    const controlAt = new Map(Array.from(addressesIn(place), ([element, at]) => [at, element]));
    const renewed: Renewed = (old) =>
      old.isConnected ? old : controlAt.get(kept.get(old) ?? "no address");
    for (const old of kept.keys()) copyState(old, renewed(old));
    for (const dialog of open) reopen(renewed(dialog));
    if (focused) copyFocus(focused, renewed(focused));
    return renewed;
  };
}

/** Addresses of an island's controls: what they are, and how many of the same come before. */
function addressesIn(place: HTMLElement): Map<HTMLElement, string> {
  const counts = new Map<string, number>();
  const all = Array.from(place.querySelectorAll<HTMLElement>(controls));
  return new Map(
    all.map((element) => {
      const like = likenessOf(element);
      const count = counts.get(like) ?? 0;
      counts.set(like, count + 1);
      return [element, `${like} ${count}`];
    }),
  );
}

/** Without an id or a name also the first class: foreign buttons have other ones. */
function likenessOf(element: HTMLElement): string {
  const own = element.id || element.getAttribute("name");
  const value = element instanceof HTMLInputElement && isRadio(element) ? element.value : "";
  const others = attributes.map((name) => element.getAttribute(name));
  return [element.localName, own ?? element.classList[0], value, ...others].join();
}

const isRadio = ({ type }: HTMLInputElement): boolean => type === "radio";

const isOpenDialog = (element: HTMLElement): boolean => element.matches(openDialog);

/** Islands read their fields when they mount: what is typed before hydration is there, too. */
function copyState(old: HTMLElement, element: HTMLElement | undefined): void {
  if (old === element) return;
  if (old instanceof HTMLDetailsElement && element instanceof HTMLDetailsElement)
    element.open = old.open;
  else if (old instanceof HTMLTextAreaElement && element instanceof HTMLTextAreaElement)
    element.value = old.value;
  else if (old instanceof HTMLInputElement && element instanceof HTMLInputElement) {
    if (isRadio(old)) element.checked = old.checked;
    else element.value = old.value;
  }
}

/** Opens a dialog as its button does, which gets the focus back when the dialog closes. */
function reopen(dialog: HTMLElement | undefined): void {
  if (!(dialog instanceof HTMLDialogElement) || isOpenDialog(dialog)) return;
  const openers = document.querySelectorAll<HTMLElement>(`[commandfor="${dialog.id}"]`);
  const opener = Array.from(openers).find(
    (one) => one.getClientRects().length > 0 && !dialog.contains(one),
  );
  opener?.focus({ preventScroll: true });
  dialog.showModal();
}

function copyFocus(old: HTMLElement, element: HTMLElement | undefined): void {
  if (!element || old === element) return;
  element.focus({ preventScroll: true });
  if (!isField(old) || !isField(element)) return;
  const { selectionStart, selectionEnd, selectionDirection } = old;
  if (selectionStart !== null)
    element.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? undefined);
  // A field for a number hides its selection. Typing replaces a number that is not the visitor's.
  else if (element.value === element.defaultValue) element.select();
}

const isField = (element: HTMLElement): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
