/** An action of a visitor that waits for its code, read from an event. */
import { schemeSwitch } from "../features/color-scheme/scheme-switch";
import { elementOf } from "../lib/event-element";
import type { NotedEvent } from "./early";
import type { Renewed } from "./kept-state";

export interface Action {
  kind: "type" | "press" | "choose" | "submit" | "key";
  /** The island. */
  place: HTMLElement;
  target: HTMLElement;
  /** The field that was typed into with its text, or all of a form when it was sent. */
  texts?: [field: HTMLInputElement, text: string][];
  /** The arrow key that was pressed. */
  key?: string;
  /** The feedback: the target is dimmed. */
  sign?: Animation;
}

/** Selector of what needs React when it is pressed. A press on a radio counts where it was chosen already. */
const pressed = `button:not([type=submit], [popovertarget], [data-reload], [${schemeSwitch}]), input[type=radio]`;

/**
 * The action of an event; undefined where the browser does all of it.
 * @param place the island that it happened in
 * @param waiting actions that are not repeated yet
 */
export function actionOf(event: Event, place: HTMLElement, waiting: Action[]): Action | undefined {
  const target = elementOf(event);
  if (!target) return undefined;
  const button = target.closest<HTMLElement>(pressed);
  switch (event.type) {
    case "submit":
      return {
        kind: "submit",
        place,
        target,
        texts: Array.from(target.querySelectorAll<HTMLInputElement>(fields), (field) => [
          field,
          textOf(field, waiting),
        ]),
      };
    case "input":
      if (isChoice(target)) return { kind: "choose", place, target };
      return isText(target)
        ? { kind: "type", place, target, texts: [[target, (event as NotedEvent).typed]] }
        : undefined;
    case "keydown": {
      // Autofill sends events without a key.
      const key = event instanceof KeyboardEvent ? event.key : "";
      const isMove = target.matches("[data-card]") && key.startsWith("Arrow");
      return isMove ? { kind: "key", place, target, key } : undefined;
    }
    case "click":
      return button ? { kind: "press", place, target: button } : undefined;
    default:
      return undefined;
  }
}

/** Whether an action replaces an earlier one. */
export function outdates(action: Action, other: Action): boolean {
  const { kind, target } = other;
  switch (action.kind) {
    case "choose":
      return /choose|press/.test(kind) && isSameGroup(action.target, target);
    case "submit":
      return kind === "submit" && action.target === target && isSameText(action, other);
    case "type":
      return kind === "type" && action.target === target;
    default:
      return false;
  }
}

/** Whether an action needs a reaction. Typing shows by itself. */
export const isAct = ({ kind }: Action): boolean => kind !== "type";

const fields = "input:not([type=radio]), textarea";
const isText = (element: Element): element is HTMLInputElement => element.matches(fields);
/** What the visitor typed last. The field lacks it after a repeated form has emptied it. */
const textOf = (field: HTMLInputElement, waiting: Action[]): string =>
  waiting.find(({ kind, target }) => kind === "type" && target === field)?.texts?.[0]?.[1] ??
  field.value;

/** Does what the visitor did, as the browser does it. */
export function perform({ kind, target, texts, key }: Action): void {
  if (texts) write(texts);
  // An earlier key may have moved the focus.
  if (key)
    document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  else if (kind === "submit") (target as HTMLFormElement).requestSubmit();
  else if (kind !== "type") {
    // React reports a change only if it has seen the radio without it.
    if (kind === "choose") (target as HTMLInputElement).checked = false;
    target.click();
  }
}

/** Whether an element is a form that the browser can send by itself. */
export const isPosted = (target: Element | undefined): target is HTMLFormElement =>
  target instanceof HTMLFormElement && target.method === "post";

/** Lets the browser send a form, with the texts of the action. */
export function sendByBrowser({ target, texts }: Action): void {
  write(texts ?? []);
  (target as HTMLFormElement).submit();
}

/** Fills fields as typing does. */
function write(texts: [field: HTMLInputElement, text: string][]): void {
  for (const [field, text] of texts) {
    if (field.value === text) continue;
    field.value = text;
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }
}

const isSameText = ({ texts: one = [] }: Action, { texts: other = [] }: Action) =>
  one.length === other.length && one.every(([, text], index) => text === other[index]?.[1]);

/** Points an action at the elements that React created anew. */
export function renew(action: Action, renewed: Renewed): void {
  const find = <Kind extends HTMLElement>(old: Kind) => (renewed(old) ?? old) as Kind;
  action.target = find(action.target);
  action.texts = action.texts?.map(([field, text]) => [find(field), text]);
}

const isChoice = (element: Element): element is HTMLInputElement & { type: "radio" } =>
  element.matches("input[type=radio]");

const isSameGroup = (one: Element, other: Element): boolean =>
  isChoice(one) && isChoice(other) && one.name === other.name && one.form === other.form;
