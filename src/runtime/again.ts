/** How an action is repeated when its code is there. Comes with that code. */
import { write } from "./action";
import type { Repeat } from "./queue";

/** React shows what came of one action before it hears of the next: wait for the promise. */
export const repeat: Repeat = async (action, quietly) => {
  const { kind, target, event, texts } = action;
  // One that is busy with what was sent before may end first.
  if (texts) await untilIdle(target.closest("form"));
  quietly(() => {
    if (texts) write(target, texts);
    if (kind === "submit") sendAgain(target as HTMLFormElement, event as SubmitEvent | undefined);
    else if (kind === "press") target.click();
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

const sendAgain = (form: HTMLFormElement, event?: SubmitEvent) =>
  form.requestSubmit(event?.submitter ?? undefined);

async function untilIdle(form: HTMLFormElement | null): Promise<void> {
  while (form?.getAttribute("aria-busy") === "true") await nextTask(50);
}

const nextTask = (ms = 0) => new Promise<void>((resolve) => setTimeout(resolve, ms));
