/** Repeats an action when its code is there. Loaded with that code. */
import { write } from "./action";
import type { Repeat } from "./queue";

/** Resolves when React has shown the effect, so that the next action meets it. */
export const repeat: Repeat = async (action, quietly) => {
  const { kind, target, submitter, texts } = action;
  // A form that is still sending ends first.
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

/** React reports a change only if it has seen the field without it. */
function chooseAgain(field: HTMLInputElement): void {
  field.checked = field.type === "checkbox" && !field.checked;
  field.click();
}

async function untilIdle(form: HTMLFormElement | null): Promise<void> {
  while (form?.getAttribute("aria-busy") === "true") await nextTask(50);
}

const nextTask = (ms = 0) => new Promise<void>((resolve) => setTimeout(resolve, ms));
