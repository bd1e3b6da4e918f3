import type { Page, Request } from "@playwright/test";

/** Runs in the page, until it is true: focuses the bar, which hydrates it. */
export function barIsHydrated(): boolean {
  const row = document.querySelector("header [data-island] > *");
  row?.dispatchEvent(new Event("focusin", { bubbles: true }));
  return performance.getEntriesByName("island layout/navbar").length > 0;
}

/**
 * Call it before the page opens. Playwright's `networkidle` fires only once, on a busy machine before scripts have run
 * that request more.
 * @param ms without requests, after which the network counts as idle
 * @returns waits until the page has loaded and no request is running
 */
export function idleNetworkOf(page: Page, ms = 500): () => Promise<void> {
  const running = new Set<Request>();
  let last = Date.now();
  page.on("request", (request) => {
    running.add(request);
    last = Date.now();
  });
  const end = (request: Request) => {
    running.delete(request);
    last = Date.now();
  };
  page.on("requestfinished", end);
  page.on("requestfailed", end);
  // A post may have no end event.
  page.on("response", (response) => {
    if (response.request().method() === "POST") end(response.request());
  });
  // Requests of a page that was left have no end event.
  page.on("framenavigated", () => running.clear());
  return async () => {
    await page.waitForLoadState("load");
    last = Date.now();
    while (running.size > 0 || Date.now() - last < ms) {
      // Resolves when the main thread is idle; without frames a browser may never call it.
      await page.evaluate(
        () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1_000 })),
      );
      await new Promise((resolve) => setTimeout(resolve, ms / 10));
    }
  };
}
