/**
 * What a visitor has done to the elements of an island, kept while React hydrates it. Where something else has changed the HTML
 * – a translation, a password manager – React creates all elements anew.
 */
import type { Typed } from "../workarounds/react";
import { copyState, hasChanged, reportChange } from "./fields";
import { openDialog } from "./notice";

/** Everything that has a text, a choice or the focus, or that can be pressed. */
const controls =
  "a[href], button, form, input, textarea, select, summary, details, dialog, [tabindex]";

/** After hydration. */
export interface Restored {
  /** Finds controls that React created anew; undefined if it created none. */
  renewed?: (old: HTMLElement) => HTMLElement | undefined;
  /** Reports to React what the visitor has changed. */
  reportChanges: () => void;
}

/**
 * Keeps the state of an island.
 * @param typed the texts of its textareas before hydration
 * @returns restores it after hydration
 */
export function keepState(island: HTMLElement, typed: Typed): () => Restored {
  const kept = keysOfControls(island);
  const changed = Array.from(kept.keys()).filter(hasChanged);
  const { activeElement } = document;
  const focused = island.contains(activeElement) ? (activeElement as HTMLElement) : undefined;
  const openDialogs = Array.from(kept.keys()).filter(isOpenDialog);
  return () => {
    for (const [field, [text, start, end]] of typed) {
      field.value = text;
      if (field === focused) field.setSelectionRange(start, end);
    }
    if (Array.from(kept.keys()).every((element) => element.isConnected))
      return { reportChanges: () => changed.forEach(reportChange) };
    const byKey = new Map(Array.from(keysOfControls(island), ([element, key]) => [key, element]));
    const renewed = (old: HTMLElement) =>
      old.isConnected ? old : byKey.get(kept.get(old) ?? "no key");
    for (const old of kept.keys()) copyState(old, renewed(old));
    for (const dialog of openDialogs) reopen(renewed(dialog));
    if (focused) copyFocus(focused, renewed(focused));
    const reportChanges = () => {
      for (const field of changed.map(renewed)) if (field) reportChange(field);
    };
    return { renewed, reportChanges };
  };
}

/** An island's controls, each with a key: its id or name, and how many of the same come before. */
function keysOfControls(island: HTMLElement): Map<HTMLElement, string> {
  const counts = new Map<string, number>();
  const elements = Array.from(island.querySelectorAll<HTMLElement>(controls));
  return new Map(
    elements.map((element) => {
      const name = element.id || element.getAttribute("name") || element.dataset.key;
      const kind = `${element.localName} ${name ?? ""}`;
      const count = counts.get(kind) ?? 0;
      counts.set(kind, count + 1);
      return [element, `${kind} ${count}`];
    }),
  );
}

const isOpenDialog = (element: HTMLElement): boolean => element.matches(openDialog);

/** Opens a dialog as its button does, which gets the focus back when the dialog closes. */
function reopen(dialog: HTMLElement | undefined): void {
  if (!(dialog instanceof HTMLDialogElement) || isOpenDialog(dialog)) return;
  const buttons = document.querySelectorAll<HTMLElement>(`[commandfor="${dialog.id}"]`);
  const opener = Array.from(buttons).find(
    (button) => button.getClientRects().length > 0 && !dialog.contains(button),
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
  // Number fields have no selection range. Typing should replace a number that the visitor hasn't changed.
  else if (element.value === element.defaultValue) element.select();
}

const hasText = (element: HTMLElement): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
