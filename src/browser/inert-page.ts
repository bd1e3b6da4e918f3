/**
 * Makes the page behind an open dialog inert, in the frame after it is shown. Browsers do so for modal dialogs, but recalculate
 * all styles before they show one.
 */
import { openDialogs } from "./dialogs";

/** Elements made inert by this module. */
let behind: HTMLElement[] = [];

/** Starts with a dialog that is already open. */
export function makeInertBehindDialogs(): void {
  document.addEventListener("beforetoggle", freeAtClose, { capture: true });
  document.addEventListener("toggle", settleSoon, { capture: true });
  settleSoon();
}

/** Before a dialog closes: the browser returns the focus to the opener, which must not be inert. */
function freeAtClose({ target, newState }: ToggleEvent): void {
  if (newState === "closed" && target instanceof HTMLDialogElement) makeInert([]);
}

function settleSoon(): void {
  requestAnimationFrame(() => {
    const dialog = Array.from(openDialogs()).at(-1);
    makeInert(dialog ? elementsBeside(dialog) : []);
  });
}

function makeInert(parts: HTMLElement[]): void {
  for (const part of behind) part.inert = false;
  behind = parts.filter(({ inert }) => !inert);
  for (const part of behind) part.inert = true;
}

/** Siblings of an element and of its ancestors. */
function elementsBeside(element: Element): HTMLElement[] {
  const all = document.querySelectorAll<HTMLElement>("body :not(script, dialog)");
  return Array.from(all).filter(
    (one) => !one.contains(element) && one.parentElement?.contains(element.parentElement),
  );
}
