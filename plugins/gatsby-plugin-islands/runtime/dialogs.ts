/** Open dialogs, `<dialog>` with or without `popover`. */
const whenOpen = ":is([open], :popover-open)";

export const isOpen = (dialog: HTMLDialogElement): boolean => dialog.matches(whenOpen);

/** In document order. */
export const openDialogs = (): NodeListOf<HTMLDialogElement> =>
  document.querySelectorAll(`dialog${whenOpen}`);

/** Opens a closed dialog as its button does. */
export function openDialog(dialog: HTMLDialogElement): void {
  if (dialog.popover) dialog.showPopover();
  else dialog.showModal();
}
