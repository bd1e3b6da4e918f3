/** When a page has done what it does by itself. */

/**
 * Moves, as visitors do, until React has taken the page over: Gatsby leaves a mark then.
 * @param {import("@playwright/test").Page} page
 */
export const takenOver = (page) =>
  page.waitForFunction(() => {
    document.body.dispatchEvent(new Event("pointerover", { bubbles: true }));
    return performance.getEntriesByName("onInitialClientRender").length > 0;
  });

/** Without a request for so long, nothing is on its way. */
const QUIET_MS = 500;

/**
 * Call it before the page is opened. Playwright's own `networkidle` is reached once and for all, on a busy machine
 * before scripts have run that ask for more.
 * @param {import("@playwright/test").Page} page
 * @returns {() => Promise<void>} waits until the page has loaded and asks for nothing any more
 */
export function quietOf(page) {
  let running = 0;
  let last = Date.now();
  /** @param {number} more */
  const note = (more) => {
    running += more;
    last = Date.now();
  };
  page.on("request", () => note(1));
  page.on("requestfinished", () => note(-1));
  page.on("requestfailed", () => note(-1));
  return async () => {
    await page.waitForLoadState("load");
    last = Date.now();
    while (running > 0 || Date.now() - last < QUIET_MS) {
      // Answered when the page's own work is done.
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
      await new Promise((resolve) => setTimeout(resolve, QUIET_MS / 10));
    }
  };
}
