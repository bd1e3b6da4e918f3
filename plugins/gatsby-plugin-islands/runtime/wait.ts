/** Moments to wait for, in the first script and in the chunk with React. */

/** Resolves when all of the page's HTML is parsed. It may arrive slowly, and scripts run meanwhile. */
export const whenParsed = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.readyState !== "loading") resolve();
    else document.addEventListener("DOMContentLoaded", () => resolve(), { once: true });
  });

/** Resolves in a task of its own, after the current one. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Maximum wait for the end of a press, in ms. Some people press for a second. */
const pressTimeout = 2_000;

const pressStarts = ["pointerdown", "keydown"];
const pressEnds = ["pointerup", "pointercancel", "dragstart", "keyup"];

let isDown = false;

/** Tracks whether the pointer or space bar is down. */
export function watchPresses(): void {
  const options = { capture: true, passive: true };
  const press = (event: Event) => {
    // Autofill sends key events without a key.
    const isKey = event.type === "keydown";
    if (!isKey || (event instanceof KeyboardEvent && event.key === " ")) isDown = true;
  };
  for (const type of pressStarts) addEventListener(type, press, options);
  for (const type of pressEnds) addEventListener(type, () => (isDown = false), options);
}

/** Resolves at once, or when the current press has ended with its click. */
export async function whenReleased(): Promise<void> {
  if (!isDown) return;
  await new Promise((resolve) => {
    for (const type of pressEnds) addEventListener(type, resolve, { once: true, capture: true });
    setTimeout(resolve, pressTimeout);
  });
  // The click follows in the same task.
  await nextTask();
}
