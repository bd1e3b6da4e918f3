/**
 * Behind an open dialog the page is inert: it cannot be pressed, reached by keys or read out. A modal dialog makes all of it so
 * before it is shown, for which browsers work out every element's style; here one part follows the other, once it is shown.
 */
import { openDialogs } from "./dialogs";

/** Elements of a part, whose styles are worked out between two pictures: some 10 ms on a slow phone. */
const mostElements = 100;

/** What is inert by now. */
const held = new Set<HTMLElement>();
/** What had the focus when a dialog opened; unknown where that was before this code was here. */
let before: Element | null = null;
/** Ends the settling that was begun before. */
let controller = new AbortController();

/** From now on, for the dialog that is open and for those that will be. */
export function keepInertBehindDialogs(): void {
  document.addEventListener("beforetoggle", onBeforeToggle, { capture: true });
  document.addEventListener("toggle", onToggle, { capture: true });
  document.addEventListener("keydown", onKeyDown, { capture: true });
  if (openDialogs().length > 0) void settle();
}

function onBeforeToggle({ target, newState }: ToggleEvent): void {
  if (!(target instanceof HTMLDialogElement)) return;
  if (newState === "open") before = document.activeElement;
  // The focus goes back at once, which it cannot to what is inert. What had it is known, or was in sight when it was pressed.
  else
    for (const part of held) if (before ? part.contains(before) : isInSight(part)) set(part, false);
}

function onToggle({ target }: Event): void {
  if (target instanceof HTMLDialogElement) void settle();
}

/** Who goes on by keys does not wait for the rest. */
function onKeyDown({ key }: KeyboardEvent): void {
  if (key === "Tab") for (const [part, inert] of unsettled()) set(part, inert);
}

/** One part with every picture. */
async function settle(): Promise<void> {
  controller.abort();
  controller = new AbortController();
  const { signal } = controller;
  for (;;) {
    await nextPicture();
    const [first] = unsettled();
    if (signal.aborted || !first) return;
    set(...first);
  }
}

/** Parts that are not yet what they are to be, and what that is. */
function unsettled(): [part: HTMLElement, inert: boolean][] {
  const dialog = [...openDialogs()].at(-1);
  const behind = new Set(dialog ? partsBehind(dialog) : []);
  return [...new Set([...behind, ...held])]
    .map((part): [HTMLElement, boolean] => [part, behind.has(part)])
    .filter(([part, inert]) => part.inert !== inert);
}

function set(part: HTMLElement, inert: boolean): void {
  part.inert = inert;
  if (inert) held.add(part);
  else held.delete(part);
}

/** All that stands beside a dialog, and beside what it stands in. */
function partsBehind(dialog: Element): HTMLElement[] {
  const { parentElement } = dialog;
  if (!parentElement || dialog === document.body) return [];
  const beside = [...parentElement.children].filter((other) => other !== dialog);
  return [...beside.flatMap(inParts), ...partsBehind(parentElement)];
}

function inParts(element: Element): HTMLElement[] {
  if (!(element instanceof HTMLElement) || element.matches("dialog, script")) return [];
  const isLarge = element.getElementsByTagName("*").length > mostElements;
  return isLarge ? [...element.children].flatMap(inParts) : [element];
}

function isInSight(part: HTMLElement): boolean {
  const { top, bottom } = part.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}

/** When the next picture has been painted. */
const nextPicture = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
