/** Maximum wait, in ms, if the end of a press never comes. Some people press for a second. */
const limit = 2_000;

const downs = ["pointerdown", "keydown"];
const ups = ["pointerup", "pointercancel", "dragstart", "keyup"];

let isDown = false;

/** Notes from now on whether a pointer, or the space bar, is down. */
export function watchPresses(): void {
  const options = { capture: true, passive: true };
  const press = (event: Event) => {
    // Autofill sends key events without a key.
    const isKey = event.type === "keydown";
    if (!isKey || (event instanceof KeyboardEvent && event.key === " ")) isDown = true;
  };
  for (const type of downs) addEventListener(type, press, options);
  for (const type of ups) addEventListener(type, () => (isDown = false), options);
}

/** Resolves when no press has begun, or when it has ended with its click. */
export async function whenReleased(): Promise<void> {
  if (!isDown) return;
  await new Promise((resolve) => {
    for (const type of ups) addEventListener(type, resolve, { once: true, capture: true });
    setTimeout(resolve, limit);
  });
  // The click follows in the same task.
  await new Promise((resolve) => setTimeout(resolve));
}
