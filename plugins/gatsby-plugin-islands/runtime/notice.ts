/**
 * The site's notice `[data-notice]`: a part of the page does nothing, because its code could not be loaded, or has thrown an
 * error. The button `[data-reload]` in it reloads the page.
 */

/** Selector of an open dialog. */
export const openDialog = "dialog[open]";

const find = () => document.querySelector<HTMLElement>("[data-notice]");

/** Shows the notice, inside an open dialog if there is one: the page behind it is inert. */
export function showNotice(): void {
  const notice = find();
  const parent = Array.from(document.querySelectorAll(openDialog)).at(-1) ?? document.body;
  // It may be visible in a dialog that has been closed since.
  if (!notice || (!notice.hidden && notice.parentElement === parent)) return;
  parent.append(notice);
  notice.hidden = false;
}

/** Hides the notice, and removes it from a dialog, where React would not expect it. */
export function hideNotice(): void {
  const notice = find();
  if (!notice || notice.hidden) return;
  notice.hidden = true;
  document.body.append(notice);
}
