/**
 * Actions in a place whose code is not loaded yet: the page, or an island in it. The browser does its share at once: it
 * follows a link, checks a radio, opens a dialog. The queue repeats all other actions once, in order, when the code is
 * there. The result is the same as on a page that was ready.
 */
import { actionOf, isAct, isChoice, outdates } from "./action";
import type { Action } from "./action";
import { noted } from "./early";
import { hideNotices, isPosted, isReachable, keep, recover, takeKept } from "./recovery";

/** Events that announce an action. A scrolling finger causes none of them. */
const awaited = ["mouseover", "keydown", "focusin"];

/** Timeout of a form that waits for its code, in ms. The browser sends it then. */
const patience = 8_000;

/** Repeats an action (`again.ts`). Events within `quietly` are not noted. */
export type Repeat = (action: Action, quietly: (act: () => void) => void) => Promise<void>;

/** An event, or a waiting action. */
export type Cause = Pick<Event, "target"> & Partial<Pick<Event, "type">>;

/** Requests the code of a place. */
type Need = (cause: Cause) => void;

/** Places without code, with the function that requests it. `repeat` is set when the code is there. */
const held = new Map<Node, { need: Need; repeat?: Repeat }>();
/** Places whose code handles events by itself, or never will. */
const opened = new WeakSet<Node>();
let actions: Action[] = [];
let isQuiet = false;
let isDraining = false;
let isListening = false;

/** The innermost held place around a node. */
function placeOf(node: Node | null): Node | null {
  if (!node || opened.has(node)) return null;
  return held.has(node) ? node : placeOf(node.parentNode);
}
const actionsIn = (place: Node) => actions.filter(({ target }) => placeOf(target) === place);

function note(event: Event): void {
  const { target } = event;
  const place = !isQuiet && target instanceof Element ? placeOf(target) : null;
  if (!place) return;
  const action = actionOf(event, actions);
  // No listener gets an action before its turn. React takes the click of a radio for its change.
  const isClickOfChoice = event.type === "click" && isChoice(target as Element);
  if (isClickOfChoice || (action && isAct(action))) event.stopImmediatePropagation();
  if (action?.kind === "submit") {
    event.preventDefault();
    if (isPosted(action.target))
      setTimeout(() => actions.includes(action) && void giveUp(place), patience);
  }
  if (action) add(action);
  held.get(place)?.need(event);
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

function quietly(act: () => void): void {
  isQuiet = true;
  try {
    act();
  } finally {
    isQuiet = false;
  }
}

/**
 * Repeats actions in order, up to the first whose code is missing. None overtakes: an action in one island may show in
 * another.
 */
async function drain(): Promise<void> {
  if (isDraining) return;
  isDraining = true;
  for (let [next] = actions; next; [next] = actions) {
    const place = placeOf(next.target);
    const repeat = place && held.get(place)?.repeat;
    if (place && !repeat) break;
    forget([next]);
    if (repeat) await repeat(next, quietly).catch(console.error);
  }
  isDraining = false;
  for (const [place, { repeat }] of held) {
    if (!repeat || actionsIn(place).length > 0) continue;
    held.delete(place);
    opened.add(place);
  }
}

async function giveUp(place: Node): Promise<void> {
  const isThere = !actionsIn(place).some(isAct) || (await isReachable());
  // Read after the wait: another place may have handled them.
  const lost = actionsIn(place);
  if (recover(lost.filter(isAct), actions.filter(isAct), isThere)) return;
  forget(lost);
  void drain();
}

/**
 * Queues actions in a place from now on, except those in a held place within it.
 * @param need requests the place's code; called with every event there
 */
export function hold(place: Node, need: Need) {
  if (!isListening) listen();
  isListening = true;
  held.set(place, { need });
  const again = () => {
    for (const { target } of actionsIn(place)) need({ target });
  };
  again();
  return {
    note,
    /** The code is there. Repeats after the event that loaded it. */
    open: (repeat: Repeat) =>
      void setTimeout(() => {
        if (held.has(place)) held.set(place, { need, repeat });
        void drain();
      }),
    /** Stores the actions for the next load of the page. */
    keep: () => keep(actions.filter(isAct)),
    /** Queues the actions that were stored before this load. */
    resume: () => {
      for (const action of takeKept()) add(action);
      again();
    },
    /** Requests code again for actions that wait here. */
    again,
    /** The code failed to load: `recover` decides what happens to the actions. The next action requests it again. */
    giveUp: () => void giveUp(place),
    isOpen: () => !held.has(place),
    /** The place is removed, needs no queue, or its code threw an error. */
    leave: () => {
      forget(actionsIn(place));
      held.delete(place);
      opened.add(place);
      void drain();
    },
  };
}

function listen(): void {
  const early = { capture: true };
  for (const type of noted.concat(awaited)) document.addEventListener(type, note, early);
  addEventListener("online", hideNotices);
}
