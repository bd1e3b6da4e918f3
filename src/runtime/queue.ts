/**
 * What visitors do in a place whose code is not there yet: the page, or an island of it. The browser does its share at once:
 * a link leads away, a radio is checked, a `popovertarget` opens its dialog. All of it is done again, once and in its order,
 * when the code is there, so that it ends as on a page that was ready.
 */
import { actionOf, isChoice, outdates } from "./action";
import type { Action } from "./action";
import { hideNotices, isPosted, keep, recover, takeKept } from "./recovery";

/** How long a form waits for the code that sends it without leaving the page, in ms; the browser sends it then. */
const patience = 8_000;

const noted = [
  ...["click", "change", "submit", "reset"],
  // What comes before a press, and says how it was pressed.
  ...["pointerdown", "keydown", "focusin", "focusout"],
];

/** Does an action again (`again.ts`); `quietly` does something that is not to be noted. */
export type Repeat = (action: Action, quietly: (act: () => void) => void) => Promise<void>;

/** Asks for the code of a place, because of an event. */
type Need = (event?: Event) => void;

/** Places that wait for their code, with what asks for it. */
const held = new Map<Node, Need>();
let actions: Action[] = [];
/** Where the pointer is. */
let over: PointerEvent | undefined;
let isQuiet = false;
let isListening = false;

/** The innermost place around a node that waits. */
const placeOf = (node: Node | null): Node | null =>
  !node || held.has(node) ? node : placeOf(node.parentNode);
const actionsIn = (place: Node) => actions.filter(({ target }) => placeOf(target) === place);

function note(event: Event): void {
  const { target } = event;
  const place = !isQuiet && target instanceof Element ? placeOf(target) : null;
  if (!place) return;
  const action = actionOf(event);
  // Nobody hears of an act before its turn; React would hear of a choice by its click.
  const isClickOfChoice = event.type === "click" && isChoice(target as Element);
  if (isClickOfChoice || (action && action.kind !== "arrive")) event.stopImmediatePropagation();
  if (action?.kind === "submit") {
    event.preventDefault();
    if (isPosted(action.target))
      setTimeout(() => actions.includes(action) && giveUp(place), patience);
  }
  if (action) add(action);
  held.get(place)?.(event);
}

function add(action: Action): void {
  forget(actions.filter((other) => outdates(action, other)));
  actions.push(action);
  if (action.kind === "arrive") return;
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

/** Repeats what was done in a place; what is done there meanwhile comes after it. */
async function drain(place: Node, repeat: Repeat): Promise<void> {
  for (let [next] = actionsIn(place); next; [next] = actionsIn(place)) {
    forget([next]);
    if (next.target.isConnected) await repeat(next, quietly).catch(console.error);
  }
  held.delete(place);
  const target = over?.target;
  if (target instanceof HTMLElement && place.contains(target) && target.matches(":hover"))
    await repeat({ kind: "hover", target, event: over }, quietly);
}

function giveUp(place: Node): void {
  const lost = actionsIn(place);
  forget(lost);
  void recover(lost.filter(isAct));
}

const isAct = ({ kind }: Action) => kind !== "arrive";

/**
 * From now on what is done in a place is noted, but for a place within it that is held, too.
 * @param need asks for the place's code; called with whatever is done there
 */
export function hold(place: Node, need: Need) {
  if (!isListening) listen();
  isListening = true;
  held.set(place, need);
  if (actionsIn(place).length > 0) need();
  return {
    note,
    /** Its code answers. Not within the event that brought it. */
    open: (repeat: Repeat) => void setTimeout(() => void drain(place, repeat)),
    /** Somebody is about to load the page anew: what was done is kept for it. */
    keep: () => keep(actions.filter(isAct)),
    /** What was kept for this page is to be done. True where something was. */
    resume: () => {
      const kept = takeKept();
      kept.forEach(add);
      return kept.length > 0;
    },
    /** Its code cannot be had: `recover` says what becomes of what was done. What is done next asks again. */
    giveUp: () => giveUp(place),
    isOpen: () => !held.has(place),
    /** The place goes, or needs no queue. */
    leave: () => {
      forget(actionsIn(place));
      held.delete(place);
    },
  };
}

function listen(): void {
  const early = { capture: true };
  for (const type of noted) document.addEventListener(type, note, early);
  document.addEventListener("pointerover", noteOver, early);
  addEventListener("online", hideNotices);
}

function noteOver(event: PointerEvent): void {
  over = event;
  const place = placeOf(event.target as Element);
  if (place) held.get(place)?.(event);
}
