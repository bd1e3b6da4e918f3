/** What is over when another page takes a page's place: an open dialog, the error of a form that stays. */

import { closeDialog, openDialogs } from "./dialogs";

const listeners = new Set<() => void>();

/** Calls `act` whenever the page has changed, until the function that it returns is called. */
export function onPageChange(act: () => void): () => void {
  listeners.add(act);
  return () => listeners.delete(act);
}

/** Another page is shown: Back changes it below an open dialog, which would stay and hold the scroll lock. */
export function pageHasChanged(): void {
  openDialogs().forEach(closeDialog);
  for (const act of listeners) act();
}
