/**
 * The page's dialogs. They are popovers: a modal dialog makes all of the page inert before it is shown, for which browsers work
 * out every element's style (docs/performance.md). `inert-page.ts` does the same a moment later.
 */

/** Where browsers do not know popovers dialogs are modal ones, opened by scripts. */
const open = "dialog:is([open], :popover-open)";

export const isOpen = (dialog: HTMLDialogElement): boolean => dialog.matches(open);

/** Those that are open, in the order of the page. */
export const openDialogs = (): NodeListOf<HTMLDialogElement> => document.querySelectorAll(open);

/** Opens one that is not open. */
export function openDialog(dialog: HTMLDialogElement): void {
  if ("popover" in dialog) dialog.showPopover();
  else (dialog as HTMLDialogElement).showModal();
}

/** Closes one, if it is open. */
export function closeDialog(dialog: HTMLDialogElement): void {
  if (dialog.open) dialog.close();
  else if (isOpen(dialog)) dialog.hidePopover();
}
