/**
 * Behind an open dialog the page is inert: it cannot be pressed, reached by keys or read out. Browsers do that for modal
 * dialogs, and work out the styles of all the page before they show one; here it is done in the frame after.
 */
import { knowsPopovers, openDialogs } from "./dialogs";

/** What was made inert here, and no other. */
let behind: HTMLElement[] = [];

/** From now on, for the dialog that is open and for those that will be. */
export function keepInertBehindDialogs(): void {
  if (!knowsPopovers()) return;
  document.addEventListener("beforetoggle", freeAtClose, { capture: true });
  document.addEventListener("toggle", settleSoon, { capture: true });
  settleSoon();
}

/** Before it closes: the focus goes back at once to what opened the dialog, which it cannot while that is inert. */
function freeAtClose({ target, newState }: ToggleEvent): void {
  if (newState === "closed" && target instanceof HTMLDialogElement) makeInert([]);
}

function settleSoon(): void {
  requestAnimationFrame(() => {
    const dialog = [...openDialogs()].at(-1);
    makeInert(dialog ? partsBeside(dialog) : []);
  });
}

function makeInert(parts: HTMLElement[]): void {
  for (const part of behind) part.inert = parts.includes(part);
  behind = parts.filter((part) => !part.inert || behind.includes(part));
  for (const part of behind) part.inert = true;
}

/** All that stands beside an element, and beside what it stands in. */
function partsBeside(element: Element): HTMLElement[] {
  const { parentElement } = element;
  if (!parentElement || element === document.body) return [];
  const parts = [...parentElement.children].filter((part) => part !== element);
  return [
    ...parts.filter((part) => part instanceof HTMLElement && !part.matches("script, dialog")),
    ...partsBeside(parentElement),
  ] as HTMLElement[];
}
