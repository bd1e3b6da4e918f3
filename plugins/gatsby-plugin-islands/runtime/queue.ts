/**
 * What visitors do in islands that aren't hydrated yet. The browser does its share at once: it follows a link, opens a dialog,
 * checks a radio, and keeps a text in its field. A press and a sent form wait here, and are repeated once, in order, when the
 * island is hydrated.
 */
import site from "$islands/first-script";
import { pressRadio } from "../workarounds/react-radios";
import { elementOf } from "./events";
import type { Kept } from "./kept-state";
import { hideNotice, showNotice } from "./notice";
import { nextTask } from "./wait";

interface Action {
  /** The island. */
  place: HTMLElement;
  /** The form that was sent; otherwise the button or radio that was pressed. */
  target: HTMLElement;
  /** The feedback: what was pressed is dimmed. */
  sign?: Animation;
}

/** Requests the code of an island, for an event on an element there. */
type Need = (place: HTMLElement, target?: Element) => void;

/** Selector of buttons that work without React. */
export const withoutReact = ["[data-reload]", site.worksWithoutReact].filter(Boolean).join();

/** What needs React when it is pressed. Arrow keys and labels press radios, too. */
const pressed = `button:not([type=submit], [commandfor], ${withoutReact}), input[type=radio]`;
const fields = "input:not([type=radio]), textarea";

/** Timeout of a form that waits for its code, in ms. The browser sends it then. */
const formTimeout = 8_000;

let need: Need = () => undefined;
let actions: Action[] = [];
/** Islands that handle events by themselves, or never will. */
const opened = new WeakSet<Element>();
/** Islands whose code could not be loaded. */
const failed = new Set<HTMLElement>();
/** Islands in which a visitor has begun something. */
const touched = new WeakSet<Element>();
let isRepeating = false;
/** Whether the code of an island threw an error: only a reload helps. */
let hasLeft = false;

const actionsIn = (island: Element) => actions.filter(({ place }) => place === island);

/** Queues actions from now on. @param request is called with events in an island that is not open */
export function listen(request: Need): void {
  need = request;
  for (const type of ["focusin", "input", "click", "submit"])
    document.addEventListener(type, note, { capture: true });
  addEventListener("online", requestAgain);
}

export function note(event: Event): void {
  const element = elementOf(event);
  const place = element?.closest<HTMLElement>("[data-island]");
  if (!element || !place || opened.has(place) || isRepeating) return;
  touched.add(place);
  const isSubmit = event.type === "submit";
  const target =
    event.type === "click" ? element.closest<HTMLElement>(pressed) : isSubmit && element;
  if (failed.has(place)) {
    // A letter requests nothing: the notice says what to do.
    if (event.type === "input") showNotice();
    if (!target) return;
    requestAgain();
  }
  if (target) {
    // No listener gets it before its turn.
    event.stopImmediatePropagation();
    // The browser would send the form.
    if (isSubmit) event.preventDefault();
    add(place, target);
  }
  need(place, element);
}

function add(place: HTMLElement, target: HTMLElement): void {
  const isForm = target instanceof HTMLFormElement;
  // A form is sent once, with what is in its fields by then. A button that is pressed twice is pressed twice.
  if (isForm && actions.some((action) => action.target === target)) return;
  // Feedback in the next frame. Not an attribute: React compares attributes while it hydrates.
  const shown = isForm ? target.querySelector("[type=submit]") : target;
  const sign = shown?.animate({ opacity: 0.6 }, { duration: 100, fill: "forwards" });
  const action = { place, target, sign };
  actions.push(action);
  if (isPosted(target)) setTimeout(() => actions.includes(action) && giveUp(place), formTimeout);
}

/** Removes actions from the queue. */
function take(some: Action[]): Action[] {
  for (const { sign } of some) sign?.cancel();
  actions = actions.filter((action) => !some.includes(action));
  return some;
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

/** Whether a visitor has begun something in an island: a press that waits, a text. */
export const isAwaited = (place: Element): boolean =>
  touched.has(place) || actionsIn(place).length > 0;

/** An island is hydrated. React is told what has changed, and what waits is repeated, after the event that loaded it. */
export async function ready(
  place: HTMLElement,
  { renewed, tellReact }: Partial<Kept> = {},
): Promise<void> {
  for (const action of actionsIn(place)) action.target = renewed?.(action.target) ?? action.target;
  await nextTask();
  tellReact?.();
  // It came after the timeout of a form.
  if (failed.has(place)) requestAgain();
  for (let [next] = actionsIn(place); next; [next] = actionsIn(place)) {
    take([next]).forEach(repeat);
    // React shows the effect, so that the next action meets it.
    await nextTask();
  }
  opened.add(place);
}

/** The code of an island threw an error: its HTML stays, and the notice says that it does nothing. */
export function leave(place: Element): void {
  take(actionsIn(place));
  opened.add(place);
  hasLeft = true;
  showNotice();
}

/**
 * The code of an island could not be loaded. The browser sends a form that it can send by itself. Otherwise a notice says so to
 * a visitor who waits, or is in a field; texts and choices stay as they are. A press is forgotten: pressed again later, it must
 * not count twice.
 */
export function giveUp(place: HTMLElement): void {
  const lost = take(actionsIn(place));
  const form = lost.map(({ target }) => target).find(isPosted);
  if (form && navigator.onLine) {
    form.submit();
    return;
  }
  failed.add(place);
  if (lost.length > 0 || place.querySelector(":focus")?.matches(fields)) showNotice();
}

/** Requests all code again that could not be loaded: with the next press there, or when the connection is back. */
function requestAgain(): void {
  if (!hasLeft) hideNotice();
  const places = Array.from(failed);
  failed.clear();
  for (const place of places) need(place);
}
