/** Moments to wait for. Part of the first script: no React here. */

/** Resolves when all of the page's HTML is parsed. It may arrive slowly, and scripts run meanwhile. */
export const whenParsed = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.readyState !== "loading") resolve();
    else document.addEventListener("DOMContentLoaded", () => resolve(), { once: true });
  });

/** Resolves when the page has loaded, with its images. */
export const whenLoaded = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.readyState === "complete") resolve();
    else addEventListener("load", () => resolve(), { once: true });
  });

/** Resolves when the next frame has been painted. A hidden page paints none. */
export const nextFrame = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** Resolves in a task of its own, after the current one. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/**
 * Resolves when the browser is idle. Safari has no idle callbacks.
 * @param timeout maximum wait in ms. Chromium sometimes reports no idle time on a page that stands still.
 */
export const nextIdle = (timeout?: number): Promise<void> =>
  new Promise((resolve) => {
    if ("requestIdleCallback" in window) requestIdleCallback(() => resolve(), { timeout });
    else setTimeout(resolve, 200);
  });

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
