/**
 * Actions in islands whose code is not loaded yet. The browser does its share at once: it follows a link, checks a radio,
 * opens a dialog. The queue repeats all other actions once, in order, when the code is there. The result is the same as on a
 * page that was ready.
 */
import { actionOf, isAct, isPosted, outdates, perform, renew, sendByBrowser } from "./action";
import type { Action } from "./action";
import { elementOf } from "../lib/event-element";
import { noted } from "../lib/inline-scripts";
import type { Renewed } from "./kept-state";
import { hideNotice, showNotice } from "./notice";

/** Announces an action. Neither a scrolling finger nor a moving mouse causes one. */
const announcing = "focusin";

/** Timeout of a form that waits for its code, in ms. The browser sends it then. */
const formTimeout = 8_000;

/** Requests the code of an island, for an event on an element there. */
type Need = (place: HTMLElement, target?: Element) => void;

let need: Need = () => undefined;
/** Islands whose code handles events by itself, or never will. */
const opened = new WeakSet<Element>();
/** Islands whose code could not be loaded. */
const failed = new Set<HTMLElement>();
let actions: Action[] = [];
/** Choices that wait until failed code is requested again. */
let parked: Action[] = [];
let isQuiet = false;
let isDraining = false;

const placeOf = (element: Element) => element.closest<HTMLElement>("[data-island]");
const actionsIn = (island: Element) => actions.filter(({ place }) => place === island);

/** Queues actions from now on. @param request is called with events in an island that is not open, or while actions wait */
export function listen(request: Need): void {
  need = request;
  const early = { capture: true };
  for (const type of noted.concat(announcing)) document.addEventListener(type, note, early);
  addEventListener("online", requestAgain);
}

export function note(event: Event): void {
  const target = elementOf(event);
  const place = !isQuiet && target ? placeOf(target) : null;
  const isNext = !isDraining && actions.length === 0;
  if (!place || (opened.has(place) && isNext)) return;
  const action = actionOf(event, place, actions);
  if (failed.has(place)) {
    // Not with each letter: the notice says what to do.
    const isAgain = action && isAct(action);
    if (!isAgain && action) showNotice();
    if (!isAgain) return;
    requestAgain();
  }
  // No listener gets an action before its turn.
  if (action && isAct(action)) event.stopImmediatePropagation();
  const isSubmit = action?.kind === "submit";
  // The browser would send the form, or scroll.
  if (isSubmit || action?.key) event.preventDefault();
  if (isSubmit && isPosted(action.target))
    setTimeout(() => actions.includes(action) && giveUp(place), formTimeout);
  if (action) add(action);
  need(place, target);
}

function add(action: Action): void {
  forget(actions.filter((other) => outdates(action, other)));
  actions.push(action);
  if (!isAct(action)) return;
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
    if (!opened.has(next.place)) break;
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

/**
 * The code of an island is there. Repeats after the event that loaded it.
 * @param renewed finds the elements of the island that React created anew
 */
export function ready(place: HTMLElement, renewed?: Renewed): void {
  if (renewed) for (const action of actionsIn(place).concat(parked)) renew(action, renewed);
  setTimeout(() => {
    opened.add(place);
    // It came after the timeout of a form.
    if (failed.has(place)) requestAgain();
    void drain();
  });
}

/** The code of an island threw an error: its HTML stays. */
export function leave(place: Element): void {
  forget(actionsIn(place));
  opened.add(place);
  void drain();
}

/**
 * The code of an island could not be loaded. The browser sends a form that it can send by itself. Otherwise a notice says so to a
 * visitor who waits; texts stay in their fields. A press is forgotten: pressed again later, it must not count twice.
 */
export function giveUp(place: HTMLElement): void {
  const lost = actionsIn(place);
  forget(lost);
  const sent = lost.findLast(({ kind, target }) => kind === "submit" && isPosted(target));
  if (sent && navigator.onLine) {
    sendByBrowser(sent);
    return;
  }
  failed.add(place);
  parked = parked.concat(lost.filter(({ kind }) => kind === "choose"));
  if (lost.length > 0) showNotice();
  void drain();
}

/** Requests all code again that could not be loaded: with the next press there, or when the connection is back. */
function requestAgain(): void {
  hideNotice();
  actions = parked.concat(actions);
  parked = [];
  const places = Array.from(failed);
  failed.clear();
  for (const place of places) need(place);
}
