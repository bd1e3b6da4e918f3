/**
 * Makes the page behind an open dialog inert, in the frame after it is shown. Browsers do so for modal dialogs, but recalculate
 * all styles before they show one.
 */
import { openDialogs } from "./dialogs";

/** Elements made inert by this module. */
let behind: HTMLElement[] = [];
/** Gets the focus back when the dialog closes. Unknown for a dialog that opened before this script ran. */
let opener: Element | null = null;

/** Starts with a dialog that is already open. */
export function makeInertBehindDialogs(): void {
  document.addEventListener("beforetoggle", freeOpener, { capture: true });
  document.addEventListener("toggle", settleSoon, { capture: true });
  settleSoon();
}

/**
 * Before a dialog closes: the browser returns the focus to the opener, which must not be inert. The rest of the page is freed
 * in the next frame, as that restyles all of it.
 */
function freeOpener({ newState }: ToggleEvent): void {
  if (newState === "open") opener = document.activeElement;
  else for (const part of behind) if (!opener || part.contains(opener)) part.inert = false;
}

function settleSoon(): void {
  requestAnimationFrame(() => {
    const dialog = Array.from(openDialogs()).at(-1);
    for (const part of behind) part.inert = false;
    behind = dialog ? elementsBeside(dialog).filter(({ inert }) => !inert) : [];
    for (const part of behind) part.inert = true;
  });
}

/** Siblings of an element and of its ancestors. */
function elementsBeside(element: Element): HTMLElement[] {
  const all = document.querySelectorAll<HTMLElement>("body :not(script, dialog)");
  return Array.from(all).filter(
    (one) => !one.contains(element) && one.parentElement?.contains(element.parentElement),
  );
}
