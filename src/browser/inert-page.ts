/**
 * Behind an open dialog the page is inert: it cannot be pressed, reached by keys or read out. A modal dialog makes all of it so
 * before it is shown, for which browsers work out every element's style; here one part follows the other, once it is shown.
 */
import { nextPicture } from "../lib/next-picture";
import { knowsPopovers, openDialogs } from "./dialogs";

/** Elements of a part, whose styles are worked out between two pictures: some 10 ms on a slow phone. */
const mostElements = 100;

/** What had the focus when a dialog opened; unknown where that was before this code was here. */
let before: Element | null = null;
let isSettling = false;

/** From now on, for the dialog that is open and for those that will be. A modal dialog does it by itself. */
export function keepInertBehindDialogs(): void {
  if (!knowsPopovers()) return;
  document.addEventListener("beforetoggle", onBeforeToggle, { capture: true });
  document.addEventListener("toggle", onToggle, { capture: true });
  document.addEventListener("keydown", onKeyDown, { capture: true });
  if (openDialogs().length > 0) void settle();
}

function onBeforeToggle({ target, newState }: ToggleEvent): void {
  if (!(target instanceof HTMLDialogElement)) return;
  if (newState === "open") before = document.activeElement;
  else freeWhatGetsFocus();
}

/** The focus goes back at once, which it cannot to what is inert. What had it is known, or was in sight when it was pressed. */
function freeWhatGetsFocus(): void {
  for (const part of inertParts()) {
    if (before ? part.contains(before) : isInSight(part)) part.inert = false;
  }
}

function onToggle({ target }: Event): void {
  if (target instanceof HTMLDialogElement) void settle();
}

/** Who goes on by keys does not wait for the rest. */
function onKeyDown({ key }: KeyboardEvent): void {
  if (key === "Tab") for (const [part, inert] of unsettled()) part.inert = inert;
}

/** One part with every picture. */
async function settle(): Promise<void> {
  if (isSettling) return;
  isSettling = true;
  for (let left = true; left;) {
    await nextPicture();
    const [first] = unsettled();
    if (first) first[0].inert = first[1];
    left = Boolean(first);
  }
  isSettling = false;
}

/** Nothing else on the site is. */
const inertParts = () => document.querySelectorAll<HTMLElement>("[inert]");

/** Parts that are not yet what they are to be, and what that is. */
function unsettled(): [part: HTMLElement, inert: boolean][] {
  const dialog = [...openDialogs()].at(-1);
  const behind = new Set(dialog ? partsBehind(dialog) : []);
  return [...new Set([...behind, ...inertParts()])]
    .map((part): [HTMLElement, boolean] => [part, behind.has(part)])
    .filter(([part, inert]) => part.inert !== inert);
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
