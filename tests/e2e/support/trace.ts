import type { Browser, Page } from "@playwright/test";

interface TraceEvent {
  name: string;
  args: {
    /** Number of elements whose styles were recalculated. */
    elementCount?: number;
  };
}

/** Events of Chromium's main thread during an action. */
async function traced(browser: Browser, page: Page, action: () => Promise<void>) {
  await browser.startTracing(page, { categories: ["devtools.timeline"] });
  await action();
  const trace = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] };
  return trace.traceEvents;
}

/**
 * @returns the largest number of elements in one style recalculation during an action, and the number of elements
 */
export async function mostStyled(browser: Browser, page: Page, action: () => Promise<void>) {
  const events = await traced(browser, page, action);
  const styled = Math.max(0, ...events.map(({ args }) => args.elementCount ?? 0));
  return { styled, all: await page.locator("body *").count() };
}

/** Counts layouts and paints during an action. */
export async function renderCounts(browser: Browser, page: Page, action: () => Promise<void>) {
  const events = await traced(browser, page, action);
  const count = (wanted: string) => events.filter(({ name }) => name === wanted).length;
  return { layouts: count("Layout"), paints: count("Paint") };
}
