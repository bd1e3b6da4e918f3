import type { Browser, Page } from "@playwright/test";

/** How many elements' styles each event has worked out, where it did. */
interface Trace {
  traceEvents: { args: { elementCount?: number } }[];
}

/**
 * The most elements whose styles Chromium works out at once while something is done; 0 where none.
 * @returns that, beside how many the page has
 */
export async function mostStyled(browser: Browser, page: Page, act: () => Promise<void>) {
  await browser.startTracing(page, { categories: ["devtools.timeline"] });
  await act();
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as Trace;
  const styled = Math.max(0, ...traceEvents.map(({ args }) => args.elementCount ?? 0));
  return { styled, all: await page.locator("body *").count() };
}
