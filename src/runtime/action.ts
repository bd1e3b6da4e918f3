/** What a visitor did where no code answers yet, as it is told from an event. */
import { knowsPopovers } from "../browser/dialogs";
import { schemeSwitch } from "../browser/scheme-switch";

export interface Action {
  kind: "type" | "press" | "choose" | "submit" | "reset";
  target: HTMLElement;
  /** The button that sends a form. */
  submitter?: HTMLElement | null;
  /** What a form's fields held when it was sent, or what was typed into one. */
  texts?: string[];
  /** Shows that it was heard. */
  sign?: Animation;
}

/** Buttons that only React answers. */
const pressed = () =>
  `button:not([type=submit], [type=reset], [${schemeSwitch}]${knowsPopovers() ? ", [popovertarget]" : ""})`;

/** What an event asks code for; undefined where the browser does all of it. */
export function actionOf(event: Event): Action | undefined {
  const target = event.target as HTMLElement;
  const button = target.closest<HTMLElement>(pressed());
  switch (event.type) {
    case "submit":
      return {
        kind: "submit",
        target,
        submitter: (event as SubmitEvent).submitter,
        texts: textsOf(target),
      };
    case "reset":
      return { kind: "reset", target };
    case "input":
      return isText(target) ? { kind: "type", target, texts: [target.value] } : undefined;
    case "change":
      return isChoice(target) ? { kind: "choose", target } : undefined;
    case "click":
      // A click beside what a dialog holds is one on the dialog.
      if (button) return { kind: "press", target: button };
      return target instanceof HTMLDialogElement ? { kind: "press", target } : undefined;
    default:
      return undefined;
  }
}

/** Whether an action makes an earlier one void. */
export function outdates(action: Action, { kind, target, texts }: Action): boolean {
  switch (action.kind) {
    case "choose":
      return kind === "choose" && isSameGroup(action.target, target);
    case "submit":
      return kind === "submit" && action.target === target && isSameText(action.texts, texts);
    case "type":
      return kind === "type" && action.target === target;
    case "reset":
      return (kind === "choose" || kind === "type") && action.target.contains(target);
    default:
      return false;
  }
}

/** What asks for an answer. Typing shows by itself. */
export const isAct = ({ kind }: Action): boolean => kind !== "type";

const fields = "input:not([type=radio], [type=checkbox]), textarea";
const isText = (element: Element): element is HTMLInputElement => element.matches(fields);
const textFields = (place: HTMLElement) =>
  isText(place) ? [place] : place.querySelectorAll<HTMLInputElement>(fields);
const textsOf = (form: HTMLElement) => Array.from(textFields(form), ({ value }) => value);

/** Fills a field, or those of a form, as by typing. */
export function write(place: HTMLElement, texts: string[] = []): void {
  textFields(place).forEach((field, index) => {
    const text = texts[index] ?? "";
    if (field.value === text) return;
    field.value = text;
    field.dispatchEvent(new Event("input", { bubbles: true }));
  });
}

const isSameText = (one: string[] = [], other: string[] = []) =>
  one.length === other.length && one.every((text, index) => text === other[index]);

export const isChoice = (element: Element): element is HTMLInputElement =>
  element instanceof HTMLInputElement && /^(radio|checkbox)$/.test(element.type);

const isSameGroup = (one: Element, other: Element): boolean =>
  one === other ||
  (isChoice(one) && isChoice(other) && groupOf(one) === groupOf(other) && one.form === other.form);
const groupOf = ({ type, name }: HTMLInputElement) => (type === "radio" ? name : undefined);
