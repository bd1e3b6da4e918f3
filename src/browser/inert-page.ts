/**
 * Makes the page behind an open dialog inert, in the frame after it is shown. Browsers do so for modal dialogs, but recalculate
 * all styles before they show one.
 */
import { hasPopovers, openDialogs } from "./dialogs";

/** Elements made inert by this module. */
let behind: HTMLElement[] = [];

/** Starts with a dialog that is already open. */
export function makeInertBehindDialogs(): void {
  if (!hasPopovers()) return;
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
    const dialog = [...openDialogs()].at(-1);
    makeInert(dialog ? elementsBeside(dialog) : []);
  });
}

function makeInert(parts: HTMLElement[]): void {
  for (const part of behind) part.inert = parts.includes(part);
  behind = parts.filter((part) => !part.inert || behind.includes(part));
  for (const part of behind) part.inert = true;
}

/** Siblings of an element and of its ancestors. */
function elementsBeside(element: Element): HTMLElement[] {
  const { parentElement } = element;
  if (!parentElement || element === document.body) return [];
  const parts = [...parentElement.children].filter((part) => part !== element);
  return [
    ...parts.filter((part) => part instanceof HTMLElement && !part.matches("script, dialog")),
    ...elementsBeside(parentElement),
  ] as HTMLElement[];
}
