/**
 * What a visitor has done to the elements of an island, kept while React hydrates it. Where something else has changed the HTML
 * – a translation, a password manager – React creates all elements anew.
 */
import type { Typed } from "../workarounds/react";
import { hasChanged, setQuietly, tell } from "./fields";
import { openDialog } from "./notice";

/** Everything that holds a text, a choice or the focus, or that an action is for. */
const controls =
  "a[href], button, form, input, textarea, select, summary, details, dialog, [tabindex]";

/** After hydration. */
export interface Kept {
  /** Finds controls that React created anew; undefined if it has not. */
  renewed?: (old: HTMLElement) => HTMLElement | undefined;
  /** Hands what the visitor has changed to React. */
  tellReact: () => void;
}

/**
 * Keeps the state of an island.
 * @param typed the texts of its textareas before hydration
 * @returns restores it after hydration
 */
export function keepState(place: HTMLElement, typed: Typed): () => Kept {
  const kept = addressesIn(place);
  const changed = Array.from(kept.keys()).filter(hasChanged);
  const { activeElement } = document;
  const focused = place.contains(activeElement) ? (activeElement as HTMLElement) : undefined;
  const open = Array.from(kept.keys()).filter(isOpenDialog);
  return () => {
    for (const [field, [text, start, end]] of typed) {
      field.value = text;
      if (field === focused) field.setSelectionRange(start, end);
    }
    if (Array.from(kept.keys()).every((element) => element.isConnected))
      return { tellReact: () => changed.forEach(tell) };
    const controlAt = new Map(Array.from(addressesIn(place), ([element, at]) => [at, element]));
    const renewed = (old: HTMLElement) =>
      old.isConnected ? old : controlAt.get(kept.get(old) ?? "no address");
    for (const old of kept.keys()) setQuietly(renewed(old), old);
    for (const dialog of open) reopen(renewed(dialog));
    if (focused) copyFocus(focused, renewed(focused));
    const tellReact = () => {
      for (const field of changed.map(renewed)) if (field) tell(field);
    };
    return { renewed, tellReact };
  };
}

/** Addresses of an island's controls: an id or a name, and how many of the same come before. */
function addressesIn(place: HTMLElement): Map<HTMLElement, string> {
  const counts = new Map<string, number>();
  const all = Array.from(place.querySelectorAll<HTMLElement>(controls));
  return new Map(
    all.map((element) => {
      const name = element.id || element.getAttribute("name") || element.dataset.key;
      const like = `${element.localName} ${name ?? ""}`;
      const count = counts.get(like) ?? 0;
      counts.set(like, count + 1);
      return [element, `${like} ${count}`];
    }),
  );
}

const isOpenDialog = (element: HTMLElement): boolean => element.matches(openDialog);

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
  if (!hasText(old) || !hasText(element)) return;
  const { selectionStart, selectionEnd, selectionDirection } = old;
  if (selectionStart !== null)
    element.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? undefined);
  // A field for a number hides its selection. Typing replaces a number that is not the visitor's.
  else if (element.value === element.defaultValue) element.select();
}

const hasText = (element: HTMLElement): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
