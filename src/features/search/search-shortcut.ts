import { elementOf } from "../../lib/event-element";
import { openDialog, openDialogs } from "../../browser/dialogs";

/** The dialog of the search. */
export const searchId = "siteSearch";

/** Fields that people type into, and lists they search by typing. */
const written = "input:not([type=radio]), textarea, select, [contenteditable]";

/** Ctrl+K and Cmd+K open the search from now on, but not while someone is typing or another dialog is open. */
export function openSearchByKeys(): void {
  addEventListener("keydown", (event) => {
    // Autofill sends events without a key.
    if (!(event instanceof KeyboardEvent)) return;
    const { key, ctrlKey, metaKey, altKey } = event;
    const isCommand = key.toLowerCase() === "k" && (ctrlKey || metaKey);
    if (altKey || event.defaultPrevented || !isCommand) return;
    if (elementOf(event)?.closest(written)) return;
    if (openDialogs().length > 0) return;
    event.preventDefault();
    const dialog = document.getElementById(searchId);
    if (dialog instanceof HTMLDialogElement) openDialog(dialog);
  });
}
