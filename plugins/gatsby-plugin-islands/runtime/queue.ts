/**
 * What visitors do in islands that aren't hydrated yet. The browser responds at once: it follows a link, opens a dialog, checks a
 * radio, and keeps a text in its field. A press and a sent form wait here, and are repeated once, in order, when the island is
 * hydrated.
 */
import site from "$islands/first-script";
import { pressRadio } from "../workarounds/react-radios";
import { elementOf } from "./events";
import type { Restored } from "./kept-state";
import { hideNotice, showNotice } from "./notice";
import { nextTask } from "./wait";

interface Action {
  island: HTMLElement;
  /** The form that was sent; otherwise the button or radio that was pressed. */
  target: HTMLElement;
  /** Dims what was pressed. */
  feedback?: Animation;
}

/** Requests the code of an island, for an event on an element there. */
type RequestCode = (island: HTMLElement, target?: Element) => void;

/** Selector of buttons that work without React. */
export const withoutReact = ["[data-reload]", site.worksWithoutReact].filter(Boolean).join();

/** What needs React when it is pressed. Arrow keys and labels press radios, too. */
const pressable = `button:not([type=submit], [commandfor], ${withoutReact}), input[type=radio]`;
const textFields = "input:not([type=radio]), textarea";

/** How long a form waits for its code before the browser sends it, in ms. */
const formTimeout = 8_000;

let requestCode: RequestCode = () => undefined;
let actions: Action[] = [];
/** Islands that handle events by themselves, or never will. */
const opened = new WeakSet<Element>();
/** Islands whose code could not be loaded. */
const failed = new Set<HTMLElement>();
/** Islands in which a visitor has begun something. */
const touched = new WeakSet<Element>();
let isRepeating = false;
/** Whether the code of an island threw an error: only a reload helps. */
let hasCrashed = false;

const actionsIn = (island: Element) => actions.filter((action) => action.island === island);

/** Queues actions from now on. @param request is called with events in an island that is not open */
export function listen(request: RequestCode): void {
  requestCode = request;
  for (const type of ["focusin", "input", "click", "submit"])
    document.addEventListener(type, handle, { capture: true });
  addEventListener("online", requestAgain);
}

/** Queues the action of an event in an island that is not open, and requests the island's code. */
export function handle(event: Event): void {
  const element = elementOf(event);
  const island = element?.closest<HTMLElement>("[data-island]");
  if (!element || !island || opened.has(island) || isRepeating) return;
  touched.add(island);
  const isSubmit = event.type === "submit";
  const target =
    event.type === "click" ? element.closest<HTMLElement>(pressable) : isSubmit && element;
  if (failed.has(island)) {
    // Typing requests nothing: the notice says what to do.
    if (event.type === "input") showNotice();
    if (!target) return;
    requestAgain();
  }
  if (target) {
    // No listener gets it before its turn.
    event.stopImmediatePropagation();
    // The browser would send the form.
    if (isSubmit) event.preventDefault();
    enqueue(island, target);
  }
  requestCode(island, element);
}

function enqueue(island: HTMLElement, target: HTMLElement): void {
  const isForm = target instanceof HTMLFormElement;
  // A form is sent once, with the texts that its fields have by then. A button that is pressed twice is pressed twice.
  if (isForm && actions.some((action) => action.target === target)) return;
  // Feedback in the next frame. Not an attribute: React compares attributes while it hydrates.
  const button = isForm ? target.querySelector("[type=submit]") : target;
  const feedback = button?.animate({ opacity: 0.6 }, { duration: 100, fill: "forwards" });
  const action = { island, target, feedback };
  actions.push(action);
  if (isPosted(target)) setTimeout(() => actions.includes(action) && giveUp(island), formTimeout);
}

function dequeue(done: Action[]): Action[] {
  for (const { feedback } of done) feedback?.cancel();
  actions = actions.filter((action) => !done.includes(action));
  return done;
}

/** Does what the visitor did, as the browser does it. */
function repeat({ target }: Action): void {
  isRepeating = true;
  if (target instanceof HTMLFormElement) target.requestSubmit();
  else if (target instanceof HTMLInputElement) pressRadio(target);
  else target.click();
  isRepeating = false;
}

/** Whether an element is a form that the browser can send by itself. */
export const isPosted = (target: Element | undefined): target is HTMLFormElement =>
  target instanceof HTMLFormElement && target.method === "post";

/** Whether a visitor has begun something in an island: a press that waits, or a text. */
export const isAwaited = (island: Element): boolean =>
  touched.has(island) || actionsIn(island).length > 0;

/**
 * Continues in an island that has just been hydrated: React gets changed fields, and then the actions that wait, after the event
 * that loaded the island.
 */
export async function ready(
  island: HTMLElement,
  { renewed, reportChanges }: Partial<Restored> = {},
): Promise<void> {
  for (const action of actionsIn(island)) action.target = renewed?.(action.target) ?? action.target;
  await nextTask();
  reportChanges?.();
  // The code came after the timeout of a form.
  if (failed.has(island)) requestAgain();
  for (let [next] = actionsIn(island); next; [next] = actionsIn(island)) {
    dequeue([next]).forEach(repeat);
    // Lets React show the effect before the next action.
    await nextTask();
  }
  opened.add(island);
}

/** After an error in an island's code: its HTML stays, and the notice says that it does nothing. */
export function leave(island: Element): void {
  dequeue(actionsIn(island));
  opened.add(island);
  hasCrashed = true;
  showNotice();
}

/**
 * When an island's code could not be loaded: the browser sends a form that it can send by itself. Otherwise a visitor who waits,
 * or is in a field, gets the notice; texts and choices stay as they are. Presses are forgotten: pressed again later, a button
 * must not count twice.
 */
export function giveUp(island: HTMLElement): void {
  const lost = dequeue(actionsIn(island));
  const form = lost.map(({ target }) => target).find(isPosted);
  if (form && navigator.onLine) {
    form.submit();
    return;
  }
  failed.add(island);
  if (lost.length > 0 || island.querySelector(":focus")?.matches(textFields)) showNotice();
}

/** Requests all code that could not be loaded: with the next press there, or when the connection is back. */
function requestAgain(): void {
  if (!hasCrashed) hideNotice();
  const islands = Array.from(failed);
  failed.clear();
  for (const island of islands) requestCode(island);
}
