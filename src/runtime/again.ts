/** How an action is repeated when its code is there. Comes with that code. */
import { write } from "./action";
import type { Repeat } from "./queue";

/** React shows what came of one action before it hears of the next: wait for the promise. */
export const repeat: Repeat = async (action, quietly) => {
  const { kind, target, submitter, texts } = action;
  // One that is busy with what was sent before may end first.
  if (texts) await untilIdle(target.closest("form"));
  quietly(() => {
    if (texts) write(target, texts);
    if (kind === "submit") (target as HTMLFormElement).requestSubmit(submitter ?? undefined);
    else if (kind === "press") target.click();
    else if (kind === "choose") chooseAgain(target as HTMLInputElement);
    else if (kind === "reset") (target as HTMLFormElement).reset();
  });
  await nextTask();
};

/** React takes a choice for new only when it has seen the field without it. */
function chooseAgain(field: HTMLInputElement): void {
  field.checked = field.type === "checkbox" && !field.checked;
  field.click();
}

async function untilIdle(form: HTMLFormElement | null): Promise<void> {
  while (form?.getAttribute("aria-busy") === "true") await nextTask(50);
}

const nextTask = (ms = 0) => new Promise<void>((resolve) => setTimeout(resolve, ms));
