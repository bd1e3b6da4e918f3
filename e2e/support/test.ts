import { expect, test as base } from "@playwright/test";
import type { Locator, Page } from "@playwright/test";

/** Playwright's `test` with addresses relative to the site that the global setup serves. */
export const test = base.extend({ baseURL: process.env.SITE });
export { expect };

/** Opens a page and waits until React has taken it over. */
export async function visit(page: Page, route: string): Promise<void> {
  await page.goto(route);
  await hydrated(page);
}

/** Waits until React listens to the bar. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector("header") ?? {}).some((key) => key.startsWith("__react")),
  );
}

/**
 * Keeps the site's scripts back, so that a page can be tried before hydration.
 * @returns a function that lets them through
 */
export async function holdScripts(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/*.js", async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** How far the page has been scrolled, in px. */
export const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Clicks a thing where it is; Playwright's own click scrolls what is sticky into view first. */
export async function clickInPlace(thing: Locator): Promise<void> {
  const box = await thing.boundingBox();
  if (!box) throw new Error("There is nothing to click on.");
  await thing.page().mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}
