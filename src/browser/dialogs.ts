/**
 * The page's dialogs. They are popovers: a modal dialog makes all of the page inert before it is shown, for which browsers work
 * out every element's style (docs/decisions/005-dialogs.md). `inert-page.ts` does the same a moment later.
 */

/** Where browsers do not, dialogs are modal ones, opened by scripts. */
export const knowsPopovers = (): boolean => "popover" in HTMLElement.prototype;

/** For rules and queries: a dialog that is open, of either kind. */
export const whenOpen = ":is([open], :popover-open)";

export const isOpen = (dialog: HTMLDialogElement): boolean => dialog.matches(whenOpen);

/** Those that are open, in the order of the page. */
export const openDialogs = (): NodeListOf<HTMLDialogElement> =>
  document.querySelectorAll(`dialog${whenOpen}`);

/** Opens one that is not open. */
export function openDialog(dialog: HTMLDialogElement): void {
  if (knowsPopovers()) dialog.showPopover();
  else dialog.showModal();
}

/** Closes one, if it is open. */
export function closeDialog(dialog: HTMLDialogElement): void {
  if (dialog.open) dialog.close();
  else if (isOpen(dialog)) dialog.hidePopover();
}

/**
 * Lets all dialogs of the page work: a click beside the content closes one, and so does a link in it or a button that opens
 * another. A page that comes back from the cache has none open. Browsers without popovers get their buttons, too.
 */
export function answerDialogs(): void {
  document.addEventListener("click", ({ target }) => {
    const pressed = target as HTMLElement;
    const around = pressed.closest("dialog");
    const button = pressed.closest<HTMLElement>("[popovertarget]");
    const named = document.getElementById(button?.getAttribute("popovertarget") ?? "");
    if (around && (pressed === around || pressed.closest("a[href]") || (named && named !== around)))
      closeDialog(around);
    if (knowsPopovers() || !(named instanceof HTMLDialogElement)) return;
    if (button?.getAttribute("popovertargetaction") === "hide") closeDialog(named);
    else openDialog(named);
  });
  addEventListener("pagehide", () => openDialogs().forEach(closeDialog));
}
