/**
 * Resolves when the browser is idle. Safari cannot say when.
 * @param timeout in ms: then it resolves all the same. Chromium sometimes has no idle time for a page that stands still.
 */
export const nextIdle = (timeout?: number): Promise<void> =>
  new Promise((resolve) => {
    if ("requestIdleCallback" in window) requestIdleCallback(() => resolve(), { timeout });
    else setTimeout(resolve, 200);
  });
