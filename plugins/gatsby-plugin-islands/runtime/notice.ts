/**
 * The site's notice `[data-notice]` that a part of the page does nothing: its code could not be loaded, or has thrown an error.
 * The button `[data-reload]` in it reloads the page.
 */

/** Selector of an open dialog. */
export const openDialog = "dialog[open]";

const find = () => document.querySelector<HTMLElement>("[data-notice]");

/** Shows the notice. Where a dialog is open in it: the page behind is inert. */
export function showNotice(): void {
  const notice = find();
  const place = Array.from(document.querySelectorAll(openDialog)).at(-1) ?? document.body;
  // It may be left in a dialog that was closed.
  if (!notice || (!notice.hidden && notice.parentElement === place)) return;
  place.append(notice);
  notice.hidden = false;
}

/** Hides the notice, and removes it from a dialog, where React would not expect it. */
export function hideNotice(): void {
  const notice = find();
  if (!notice || notice.hidden) return;
  notice.hidden = true;
  document.body.append(notice);
}
