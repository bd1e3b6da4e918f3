import type { Browser, Page } from "@playwright/test";

interface TraceEvent {
  name: string;
  args: {
    /** How many elements' styles were worked out, where they were. */
    elementCount?: number;
  };
}

/** What Chromium's main thread does for a page while something is done. */
async function traced(browser: Browser, page: Page, act: () => Promise<void>) {
  await browser.startTracing(page, { categories: ["devtools.timeline"] });
  await act();
  const trace = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] };
  return trace.traceEvents;
}

/**
 * The most elements whose styles Chromium works out at once while something is done; 0 where none.
 * @returns that, beside how many the page has
 */
export async function mostStyled(browser: Browser, page: Page, act: () => Promise<void>) {
  const events = await traced(browser, page, act);
  const styled = Math.max(0, ...events.map(({ args }) => args.elementCount ?? 0));
  return { styled, all: await page.locator("body *").count() };
}

/** How often the page is laid out, and painted, while something is done. */
export async function drawings(browser: Browser, page: Page, act: () => Promise<void>) {
  const events = await traced(browser, page, act);
  const count = (wanted: string) => events.filter(({ name }) => name === wanted).length;
  return { layouts: count("Layout"), paints: count("Paint") };
}
