/** How an action is repeated when its code is there. Comes with that code. */
import { isSameText, textsOf, write } from "./action";
import type { Action } from "./action";
import type { Repeat } from "./queue";

/** React shows what came of one action before it hears of the next: wait for the promise. */
export const repeat: Repeat = async (action, quietly) => {
  const { kind, target, event } = action;
  if (kind === "submit") return sendAgain(action, quietly);
  quietly(() => {
    if (kind === "press") target.click();
    else if (kind === "choose") chooseAgain(target as HTMLInputElement);
    else if (kind === "reset") (target as HTMLFormElement).reset();
    else if (kind === "hover") hoverAgain(target, event as PointerEvent);
    else if (event) target.dispatchEvent(copyOf(event));
  });
  if (kind !== "arrive") await nextTask();
};

const copyOf = (event: Event) => new (event.constructor as typeof Event)(event.type, event);

/** The pointer arrives there, from nowhere: React hears of a way within the page by what it leaves. */
function hoverAgain(target: HTMLElement, { pointerType }: PointerEvent): void {
  for (const type of ["pointerover", "mouseover"])
    target.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType }));
}

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
  if (isSameText(typed, texts)) return;
  await untilIdle(form);
  quietly(() => write(form, typed));
}

async function untilIdle(form: HTMLFormElement): Promise<void> {
  while (form.getAttribute("aria-busy") === "true") await nextTask(50);
}

const nextTask = (ms = 0) => new Promise<void>((resolve) => setTimeout(resolve, ms));
