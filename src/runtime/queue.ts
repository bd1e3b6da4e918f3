/**
 * Actions in islands whose code is not loaded yet. The browser does its share at once: it follows a link, checks a radio,
 * opens a dialog. The queue repeats all other actions once, in order, when the code is there. The result is the same as on a
 * page that was ready.
 */
import { actionOf, isAct, outdates, perform } from "./action";
import type { Action } from "./action";
import { elementOf } from "../lib/event-element";
import { noted } from "../lib/inline-scripts";
import { hideNotices, isPosted, isReachable, recover } from "./recovery";

/** Announces an action. Neither a scrolling finger nor a moving mouse causes one. */
const announcing = "focusin";

/** Timeout of a form that waits for its code, in ms. The browser sends it then. */
const patience = 8_000;

/** Requests the code of an island, for an event there. */
type Need = (place: HTMLElement, event: Event) => void;

let need: Need = () => undefined;
/** Islands whose code handles events by itself, or never will. */
const opened = new WeakSet<Element>();
let actions: Action[] = [];
let isQuiet = false;
let isDraining = false;

const placeOf = (element: Element) => element.closest<HTMLElement>("[data-island]");
const actionsIn = (place: Element) => actions.filter(({ target }) => placeOf(target) === place);

/** Queues actions from now on. @param request is called with each event in an island that is not open, or while actions wait */
export function listen(request: Need): void {
  need = request;
  const early = { capture: true };
  for (const type of noted.concat(announcing)) document.addEventListener(type, note, early);
  addEventListener("online", hideNotices);
}

export function note(event: Event): void {
  const target = elementOf(event);
  const place = !isQuiet && target ? placeOf(target) : null;
  const isNext = !isDraining && actions.length === 0;
  if (!place || (opened.has(place) && isNext)) return;
  const action = actionOf(event, actions);
  // No listener gets an action before its turn.
  if (action && isAct(action)) event.stopImmediatePropagation();
  const isSubmit = action?.kind === "submit";
  // The browser would send the form, or scroll.
  if (isSubmit || action?.key) event.preventDefault();
  if (isSubmit && isPosted(action.target))
    setTimeout(() => actions.includes(action) && void giveUp(place), patience);
  if (action) add(action);
  need(place, event);
}

function add(action: Action): void {
  forget(actions.filter((other) => outdates(action, other)));
  actions.push(action);
  if (!isAct(action)) return;
  hideNotices();
  // Feedback in the next frame. Not an attribute: React compares attributes while it hydrates.
  const { target } = action;
  const shown = target instanceof HTMLFormElement ? target.querySelector("[type=submit]") : target;
  action.sign = shown?.animate({ opacity: 0.6 }, { duration: 100, fill: "forwards" });
}

function forget(some: Action[]): void {
  for (const { sign } of some) sign?.cancel();
  actions = actions.filter((action) => !some.includes(action));
}

/**
 * Repeats actions in order, up to the first whose code is missing. None overtakes, not even in an open island: an action in
 * one may show in another.
 */
async function drain(): Promise<void> {
  if (isDraining) return;
  isDraining = true;
  for (let [next] = actions; next; [next] = actions) {
    const place = placeOf(next.target);
    if (place && !opened.has(place)) break;
    forget([next]);
    await repeat(next);
  }
  isDraining = false;
}

/** Resolves when React has shown the effect, so that the next action meets it. */
async function repeat(action: Action): Promise<void> {
  const form = action.texts && action.target.closest("form");
  // A form that is still sending ends first: its button is disabled.
  while (form?.querySelector("[type=submit]:disabled")) await nextTask(50);
  isQuiet = true;
  try {
    perform(action);
  } catch (error) {
    // The next action is repeated all the same.
    console.error(error);
  }
  isQuiet = false;
  await nextTask();
}

/** Whether an action waits for an island. */
export const isAwaited = (place: Element): boolean => actionsIn(place).length > 0;

const nextTask = (ms = 0) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** The code of an island is there. Repeats after the event that loaded it. */
export const ready = (place: Element): void =>
  void setTimeout(() => {
    opened.add(place);
    void drain();
  });

/** The code of an island threw an error: its HTML stays. */
export function leave(place: Element): void {
  forget(actionsIn(place));
  opened.add(place);
  void drain();
}

/** The code of an island failed to load: `recover` decides what happens to its actions. The next action requests it again. */
export async function giveUp(place: Element): Promise<void> {
  const isThere = !actionsIn(place).some(isAct) || (await isReachable());
  // Read after the wait: another island may have handled them.
  const lost = actionsIn(place);
  if (recover(lost.filter(isAct), actions.filter(isAct), isThere)) return;
  forget(lost);
  void drain();
}
