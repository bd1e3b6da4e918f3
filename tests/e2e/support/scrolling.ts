import type { Locator, Page } from "@playwright/test";
import { expect } from "./test";

/** Scroll position, in px. */
export const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Scrolls to a position, instantly. */
export async function scrollTo(page: Page, top: number): Promise<void> {
  await expect(async () => {
    // A running smooth scroll would continue.
    await page.evaluate((to) => window.scrollTo({ top: to, behavior: "instant" }), top);
    expect(await scrolled(page)).toBe(top);
  }).toPass();
}

const featuresTop = (page: Page) =>
  page.locator("#features").evaluate((f) => Math.round(f.getBoundingClientRect().top));
/** Expects the site's scroll position of "Features". */
export const expectAtFeatures = (page: Page) => expect.poll(() => featuresTop(page)).toBe(100);

/** Expects that wheel and keys do not scroll the page. */
export async function expectLocked(page: Page): Promise<void> {
  await expect(page.locator("html")).toHaveCSS("overflow-y", "hidden");
  const before = await scrolled(page);
  await page.mouse.move(20, 400);
  await page.mouse.wheel(0, 900);
  await page.keyboard.press("PageDown");
  await twoFrames(page);
  expect(await scrolled(page)).toBe(before);
}

/** Expects the target of an anchor in the first 48 px below the bar, unless the page is at its end. */
export async function expectBelowBar(page: Page, target: Locator): Promise<void> {
  const { height = 0 } = (await page.getByRole("banner").boundingBox()) ?? {};
  const position = () =>
    target.evaluate((element, bar) => {
      const root = document.documentElement;
      const { top } = element.getBoundingClientRect();
      const atEnd = window.scrollY + window.innerHeight >= root.scrollHeight - 1;
      if (top < bar) return `${bar - top} px too high, below the bar`;
      return top <= bar + 48 || atEnd ? "right" : `${top - bar} px below the bar`;
    }, height);
  await expect.poll(position).toBe("right");
}

/** A click, or on touch screens a tap. */
export async function pressAt(page: Page, x: number, y: number): Promise<void> {
  const byTouch = await page.evaluate(() => navigator.maxTouchPoints > 0);
  await (byTouch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
}

/** The position of an element when it has stopped moving: the menu slides in. */
async function restingBox(element: Locator) {
  for (let before = await element.boundingBox(); ;) {
    await twoFrames(element.page());
    const now = await element.boundingBox();
    if (!now) throw new Error("There is nothing to click on.");
    if (before && now.x === before.x && now.y === before.y) return now;
    before = now;
  }
}

/** Clicks an element without scrolling; Playwright's `click` first scrolls sticky elements into view. */
export async function clickInPlace(element: Locator): Promise<void> {
  const { x, y, width, height } = await restingBox(element);
  await pressAt(element.page(), x + width / 2, y + height / 2);
}

/** Waits until the browser has rendered all changes. */
export const twoFrames = (page: Page) =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );

/** Checks a radio that its label covers; again if the section was laid out meanwhile and has moved it. */
export const choose = (radio: Locator) =>
  expect(async () => {
    await radio.check({ force: true });
  }).toPass();
