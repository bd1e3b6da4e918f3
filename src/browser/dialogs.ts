/**
 * The page's dialogs. They are popovers: for a modal dialog, browsers make the page inert and recalculate every element's style
 * before they show it (docs/decisions/005-dialogs.md). `inert-page.ts` makes the page inert one frame later.
 */

import { elementOf } from "../lib/event-element";

/** Without support for popovers, scripts open dialogs as modal ones. */
const hasPopovers = (): boolean => "popover" in HTMLElement.prototype;

/** Selector of an open dialog, popover or modal. */
export const whenOpen = ":is([open], :popover-open)";

/** Open dialogs, in document order. */
export const openDialogs = (): NodeListOf<HTMLDialogElement> =>
  document.querySelectorAll(`dialog${whenOpen}`);

/** Opens a closed dialog. */
function openDialog(dialog: HTMLDialogElement): void {
  if (hasPopovers()) dialog.showPopover();
  else dialog.showModal();
}

/** Closes a dialog if it is open. */
export function closeDialog(dialog: HTMLDialogElement): void {
  if (dialog.open) dialog.close();
  else if (dialog.matches(whenOpen)) dialog.hidePopover();
}

/**
 * Closes a dialog on a click outside its content, on a link in it, and on a button that opens another dialog; and all dialogs
 * before the page enters the back/forward cache. In browsers without popovers also handles the buttons.
 */
export function handleDialogs(): void {
  document.addEventListener("click", (event) => {
    const pressed = elementOf(event);
    if (!pressed) return;
    const around = pressed.closest("dialog");
    const button = pressed.closest<HTMLElement>("[popovertarget]");
    const named = document.getElementById(button?.getAttribute("popovertarget") ?? "");
    if (around && (pressed === around || pressed.closest("a[href]") || (named && named !== around)))
      closeDialog(around);
    if (hasPopovers() || !(named instanceof HTMLDialogElement)) return;
    if (button?.getAttribute("popovertargetaction") === "hide") closeDialog(named);
    else openDialog(named);
  });
  addEventListener("pagehide", () => openDialogs().forEach(closeDialog));
}
