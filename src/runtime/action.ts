/** What a visitor did where no code answers yet: how it is told from an event, and how it is done again. */
import { knowsPopovers } from "../browser/dialogs";
import { schemeSwitch } from "../browser/scheme-switch";

export interface Action {
  /** `arrive`: what comes before a press, and says how it was pressed. */
  kind: "arrive" | "press" | "choose" | "submit" | "reset";
  target: HTMLElement;
  event?: Event;
  /** Of a form, what its fields held when it was sent. */
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
      return { kind: "submit", target, event, texts: textsOf(target) };
    case "reset":
      return { kind: "reset", target };
    case "change":
      return isChoice(target) ? { kind: "choose", target } : undefined;
    case "click":
      // A click beside what a dialog holds is one on the dialog.
      if (button) return { kind: "press", target: button };
      return target instanceof HTMLDialogElement ? { kind: "press", target } : undefined;
    case "keydown":
      return button ? { kind: "arrive", target, event } : undefined;
    default:
      return { kind: "arrive", target, event };
  }
}

/** Whether an action makes an earlier one void. */
export function outdates(action: Action, { kind, target, texts }: Action): boolean {
  switch (action.kind) {
    case "choose":
      return kind === "choose" && isSameGroup(action.target, target);
    case "submit":
      return kind === "submit" && action.target === target && isSame(action.texts, texts);
    case "reset":
      return kind === "choose" && action.target.contains(target);
    default:
      return false;
  }
}

/**
 * Does an action again. React shows what came of one before it hears of the next: wait for the promise.
 * @param quietly does something that is not to be noted
 */
export async function doAgain(action: Action, quietly: (act: () => void) => void): Promise<void> {
  const { kind, target, event } = action;
  if (kind === "submit") return sendAgain(action, quietly);
  quietly(() => {
    if (kind === "press") target.click();
    else if (kind === "choose") chooseAgain(target as HTMLInputElement);
    else if (kind === "reset") (target as HTMLFormElement).reset();
    else if (event) target.dispatchEvent(copyOf(event));
  });
  if (kind !== "arrive") await nextTask();
}

const copyOf = (event: Event) => new (event.constructor as typeof Event)(event.type, event);

/** The pointer arrives there, from nowhere: React hears of a way within the page by what it leaves. */
export const arrivalLike = ({ pointerType }: PointerEvent, type: string): Event =>
  new PointerEvent(type, { bubbles: true, pointerType });

/** React takes a choice for new only when it has seen the field without it. */
function chooseAgain(field: HTMLInputElement): void {
  field.checked = field.type === "checkbox" && !field.checked;
  field.click();
}

/** Sends a form as it was, and gives it back what was typed since; one that is busy with the one before may end first. */
async function sendAgain({ target, event, texts }: Action, quietly: (act: () => void) => void) {
  const form = target as HTMLFormElement;
  await untilIdle(form);
  const typed = textsOf(form);
  quietly(() => {
    write(form, texts);
    form.requestSubmit((event as SubmitEvent | undefined)?.submitter ?? undefined);
  });
  await nextTask();
  if (isSame(typed, texts)) return;
  await untilIdle(form);
  quietly(() => write(form, typed));
}

async function untilIdle(form: HTMLFormElement): Promise<void> {
  while (form.getAttribute("aria-busy") === "true") await nextTask(50);
}

const nextTask = (ms = 0) => new Promise<void>((resolve) => setTimeout(resolve, ms));

const textFields = (form: HTMLElement) =>
  form.querySelectorAll<HTMLInputElement>("input:not([type=radio], [type=checkbox]), textarea");
const textsOf = (form: HTMLElement) => Array.from(textFields(form), ({ value }) => value);

/** Fills a form's fields, as by typing. */
export function write(form: HTMLElement, texts: string[] = []): void {
  textFields(form).forEach((field, index) => {
    const text = texts[index] ?? "";
    if (field.value === text) return;
    field.value = text;
    field.dispatchEvent(new Event("input", { bubbles: true }));
  });
}

const isSame = (one: string[] = [], other: string[] = []) =>
  one.length === other.length && one.every((text, index) => text === other[index]);

export const isChoice = (element: Element): element is HTMLInputElement =>
  element instanceof HTMLInputElement && /^(radio|checkbox)$/.test(element.type);

const isSameGroup = (one: Element, other: Element): boolean =>
  one === other ||
  (isChoice(one) && isChoice(other) && groupOf(one) === groupOf(other) && one.form === other.form);
const groupOf = ({ type, name }: HTMLInputElement) => (type === "radio" ? name : undefined);
