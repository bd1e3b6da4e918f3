/** An action of a visitor that waits for its code, read from an event. */
import { schemeSwitch } from "../features/color-scheme/scheme-switch";
import { elementOf } from "../lib/event-element";
import type { NotedEvent } from "./early";

export interface Action {
  kind: "type" | "press" | "choose" | "submit" | "key";
  target: HTMLElement;
  /** Texts of a form's fields when it was sent, or of the field that was typed into. */
  texts?: string[];
  /** The arrow key that was pressed. */
  key?: string;
  /** The feedback: the target is dimmed. */
  sign?: Animation;
}

/** Selector of what needs React when it is pressed. A press on a radio counts where it was chosen already. */
const pressed = `button:not([type=submit], [popovertarget], [${schemeSwitch}]), input[type=radio]`;

/**
 * The action of an event; undefined where the browser does all of it.
 * @param waiting actions that are not repeated yet
 */
export function actionOf(event: Event, waiting: Action[]): Action | undefined {
  const target = elementOf(event);
  if (!target) return undefined;
  const button = target.closest<HTMLElement>(pressed);
  switch (event.type) {
    case "submit":
      return {
        kind: "submit",
        target,
        texts: Array.from(textFields(target), (field) => textOf(field, waiting)),
      };
    case "input":
      return isText(target)
        ? { kind: "type", target, texts: [(event as NotedEvent).typed] }
        : undefined;
    case "change":
      return isChoice(target) ? { kind: "choose", target } : undefined;
    case "keydown": {
      // Autofill sends events without a key.
      const key = event instanceof KeyboardEvent ? event.key : "";
      const isMove = target.matches("[data-card]") && key.startsWith("Arrow");
      return isMove ? { kind: "key", target, key } : undefined;
    }
    case "click":
      return button ? { kind: "press", target: button } : undefined;
    default:
      return undefined;
  }
}

/** Whether an action replaces an earlier one. */
export function outdates(action: Action, { kind, target, texts }: Action): boolean {
  switch (action.kind) {
    case "choose":
      return /choose|press/.test(kind) && isSameGroup(action.target, target);
    case "submit":
      return kind === "submit" && action.target === target && isSameText(action.texts, texts);
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
const textFields = (place: HTMLElement) =>
  isText(place) ? [place] : place.querySelectorAll<HTMLInputElement>(fields);
/** What the visitor typed last. The field lacks it after a repeated form has emptied it. */
const textOf = (field: HTMLInputElement, waiting: Action[]): string =>
  waiting.find(({ kind, target }) => kind === "type" && target === field)?.texts?.[0] ??
  field.value;

/** Does what the visitor did, as the browser does it. */
export function perform({ kind, target, texts, key }: Action): void {
  if (texts) write(target, texts);
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

/** Fills a field, or the fields of a form, as typing does. */
export function write(place: HTMLElement, texts: string[]): void {
  textFields(place).forEach((field, index) => {
    const text = texts[index] ?? "";
    if (field.value === text) return;
    field.value = text;
    field.dispatchEvent(new Event("input", { bubbles: true }));
  });
}

const isSameText = (one: string[] = [], other: string[] = []) =>
  one.length === other.length && one.every((text, index) => text === other[index]);

export const isChoice = (element: Element): element is HTMLInputElement & { type: "radio" } =>
  element.matches("input[type=radio]");

const isSameGroup = (one: Element, other: Element): boolean =>
  isChoice(one) && isChoice(other) && one.name === other.name && one.form === other.form;
