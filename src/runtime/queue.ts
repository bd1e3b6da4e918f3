/**
 * What visitors do in a place whose code is not there yet: the page, or an island of it. The browser does its share at once:
 * a link leads away, a radio is checked, a `popovertarget` opens its dialog. All of it is done again, once and in its order,
 * when the code is there, so that it ends as on a page that was ready.
 */
import { actionOf, isAct, isChoice, outdates } from "./action";
import type { Action } from "./action";
import { noted } from "./early";
import { hideNotices, isPosted, isReachable, keep, recover, takeKept } from "./recovery";

/** What only says that somebody is about to act. Fingers that scroll do none of it. */
const awaited = ["mouseover", "keydown", "focusin"];

/** How long a form waits for the code that sends it without leaving the page, in ms; the browser sends it then. */
const patience = 8_000;

/** Does an action again (`again.ts`); `quietly` does something that is not to be noted. */
export type Repeat = (action: Action, quietly: (act: () => void) => void) => Promise<void>;

/** Asks for the code of a place, because of an event or of an action that waits. */
type Need = (event?: Pick<Event, "type" | "target">) => void;

/** Places that wait for their code, with what asks for it; `repeat` when it is there. */
const held = new Map<Node, { need: Need; repeat?: Repeat }>();
/** Places where nothing waits: their code answers, or never will. */
const opened = new WeakSet<Node>();
let actions: Action[] = [];
let isQuiet = false;
let isDraining = false;
let isListening = false;

/** The innermost place around a node that waits. */
function placeOf(node: Node | null): Node | null {
  if (!node || opened.has(node)) return null;
  return held.has(node) ? node : placeOf(node.parentNode);
}
const actionsIn = (place: Node) => actions.filter(({ target }) => placeOf(target) === place);

function note(event: Event): void {
  const { target } = event;
  const place = !isQuiet && target instanceof Element ? placeOf(target) : null;
  if (!place) return;
  const action = actionOf(event);
  // Nobody hears of an act before its turn; React would hear of a choice by its click.
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
  // The next frame shows that it was heard. Not by an attribute: React compares those with its own.
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
 * Repeats what was done, in its order, as far as code is there; what is done meanwhile comes after it. What was done in one
 * place may show in another, so none overtakes.
 */
async function drain(): Promise<void> {
  if (isDraining) return;
  isDraining = true;
  for (let [next] = actions; next; [next] = actions) {
    const place = held.get(placeOf(next.target) ?? next.target);
    if (place && !place.repeat) break;
    forget([next]);
    await place?.repeat?.(next, quietly).catch(console.error);
  }
  isDraining = false;
  for (const [place, { repeat }] of held) {
    if (!repeat || actionsIn(place).length > 0) continue;
    held.delete(place);
    opened.add(place);
  }
}

async function giveUp(place: Node): Promise<void> {
  const isCertain = !actionsIn(place).some(isAct);
  const isThere = isCertain || (await isReachable());
  // Now: another that gave up may have dealt with them.
  const lost = actionsIn(place);
  if (recover(lost.filter(isAct), actions.filter(isAct), isThere)) return;
  forget(lost);
  void drain();
}

/**
 * From now on what is done in a place is noted, but for a place within it that is held, too.
 * @param need asks for the place's code; called with whatever is done there
 */
export function hold(place: Node, need: Need) {
  if (!isListening) listen();
  isListening = true;
  held.set(place, { need });
  const again = () => {
    for (const { target } of actionsIn(place)) need({ type: "again", target });
  };
  again();
  return {
    note,
    /** Its code answers. Not within the event that brought it. */
    open: (repeat: Repeat) =>
      void setTimeout(() => {
        if (held.has(place)) held.set(place, { need, repeat });
        void drain();
      }),
    /** Somebody is about to load the page anew: what was done is kept for it. */
    keep: () => keep(actions.filter(isAct)),
    /** What was kept for this page is to be done. */
    resume: () => {
      for (const action of takeKept()) add(action);
      again();
    },
    /** Asks again for what waits here. */
    again,
    /** Its code cannot be had: `recover` says what becomes of what was done. What is done next asks again. */
    giveUp: () => void giveUp(place),
    isOpen: () => !held.has(place),
    /** The place goes, needs no queue, or its code has failed: nobody waits here any more. */
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
