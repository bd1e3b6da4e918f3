/** Scrolling, and presses that don't scroll. */
import type { Locator, Page } from "@playwright/test";
import { expect } from "./test";

/** Scroll position in px. */
export const scrollPosition = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Scrolls to a position without animation. */
export async function scrollTo(page: Page, top: number): Promise<void> {
  await expect(async () => {
    // Repeated, because a smooth scroll may still be running.
    await page.evaluate((to) => window.scrollTo({ top: to, behavior: "instant" }), top);
    expect(await scrollPosition(page)).toBe(top);
  }).toPass();
}

/** Scrolls to the end, so that all code and images load. */
export const scrollThrough = (page: Page) =>
  page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let top = 0; top < document.body.scrollHeight; top += window.innerHeight / 2) {
      window.scrollTo({ top, behavior: "instant" });
      await nextFrame();
    }
    await nextFrame();
  });

const featuresTop = (page: Page) =>
  page.locator("#features").evaluate((section) => Math.round(section.getBoundingClientRect().top));
/** Expects "Features" 100 px below the top. */
export const expectAtFeatures = (page: Page) => expect.poll(() => featuresTop(page)).toBe(100);

/** Clicks, or taps on touch screens. */
export async function pressAt(page: Page, x: number, y: number): Promise<void> {
  const isTouch = await page.evaluate(() => navigator.maxTouchPoints > 0);
  await (isTouch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
}

/** Position of an element after it has stopped moving: the menu slides in. */
async function restingBox(element: Locator) {
  for (let previous = await element.boundingBox(); ;) {
    await twoFrames(element.page());
    const box = await element.boundingBox();
    if (!box) throw new Error("There is nothing to click on.");
    if (previous && box.x === previous.x && box.y === previous.y) return box;
    previous = box;
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

/** Checks a radio button that its label covers. Retries, because late layout of the section may move it. */
export const checkRadio = (radio: Locator) =>
  expect(async () => {
    await radio.check({ force: true });
  }).toPass();
