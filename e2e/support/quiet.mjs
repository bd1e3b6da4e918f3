/** When a page has done what it does by itself. */

/**
 * Moves over the bar until it is hydrated. Other islands wait for their own touch.
 * @param {import("@playwright/test").Page} page
 */
export const barHydrated = (page) =>
  page.waitForFunction(() => {
    const row = document.querySelector("header [data-island] > *");
    row?.dispatchEvent(new Event("mouseover", { bubbles: true }));
    return performance.getEntriesByName("island layout/navbar").length > 0;
  });

/** Without a request for so long, nothing is on its way. */
const QUIET_MS = 500;

/**
 * Call it before the page is opened. Playwright's own `networkidle` is reached once and for all, on a busy machine
 * before scripts have run that ask for more.
 * @param {import("@playwright/test").Page} page
 * @returns {() => Promise<void>} waits until the page has loaded and requests nothing any more
 */
export function quietOf(page) {
  /** @type {Set<import("@playwright/test").Request>} */
  const running = new Set();
  let last = Date.now();
  page.on("request", (request) => {
    running.add(request);
    last = Date.now();
  });
  /** @param {import("@playwright/test").Request} request */
  const end = (request) => {
    running.delete(request);
    last = Date.now();
  };
  page.on("requestfinished", end);
  page.on("requestfailed", end);
  // Nobody hears of the end of what a document left on its way.
  page.on("framenavigated", () => running.clear());
  return async () => {
    await page.waitForLoadState("load");
    last = Date.now();
    while (running.size > 0 || Date.now() - last < QUIET_MS) {
      // Answered when the page's own work is done.
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
      await new Promise((resolve) => setTimeout(resolve, QUIET_MS / 10));
    }
  };
}
