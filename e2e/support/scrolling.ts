import type { Locator, Page } from "@playwright/test";
import { expect } from "./test";

declare global {
  interface Window {
    /** What scripts asked the window to do, from where. */
    asked: { from: number; to: number; smooth: boolean }[];
  }
}

/** How far the page has been scrolled, in px. */
export const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Puts the page at a height, at once. */
export async function scrollTo(page: Page, top: number): Promise<void> {
  await expect(async () => {
    // A smooth scroll that has not ended would go on.
    await page.evaluate((to) => window.scrollTo({ top: to, behavior: "instant" }), top);
    expect(await scrolled(page)).toBe(top);
  }).toPass();
}

/** Records each scroll by a script, on every page that is opened from now on. */
export async function noteScrolling(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.asked = [];
    const original = window.scrollTo.bind(window);
    const noted = (options?: ScrollToOptions | number, y?: number) => {
      const wish = typeof options === "object" ? options : { top: y };
      const from = window.scrollY;
      window.asked.push({ from, to: wish.top ?? from, smooth: wish.behavior === "smooth" });
      original(wish);
    };
    window.scrollTo = noted;
    const elements: { scrollIntoView: (this: Element, options: ScrollIntoViewOptions) => void } =
      Element.prototype;
    const intoView = elements.scrollIntoView;
    elements.scrollIntoView = function noteIntoView(options) {
      const to = window.scrollY + this.getBoundingClientRect().top;
      window.asked.push({ from: window.scrollY, to, smooth: options.behavior === "smooth" });
      intoView.call(this, options);
    };
  });
}

/** The recorded scrolls that move the page. */
export const askedFor = (page: Page) =>
  page.evaluate(() => window.asked.filter(({ from, to }) => Math.abs(from - to) > 1));

export const featuresTop = (page: Page) =>
  page.locator("#features").evaluate((f) => Math.round(f.getBoundingClientRect().top));
/** The place to which the site scrolls for "Features". */
export const expectAtFeatures = (page: Page) => expect.poll(() => featuresTop(page)).toBe(100);

/** Nothing that a visitor does moves the page; what lies over it has the wheel and the keys. */
export async function expectLocked(page: Page): Promise<void> {
  await expect(page.locator("html")).toHaveCSS("overflow-y", "hidden");
  const before = await scrolled(page);
  await page.mouse.move(20, 400);
  await page.mouse.wheel(0, 900);
  await page.keyboard.press("PageDown");
  await twoFrames(page);
  expect(await scrolled(page)).toBe(before);
}

/** The target of an anchor stands in the first 48 px below the bar, or the page cannot go further. */
export async function expectBelowBar(page: Page, target: Locator): Promise<void> {
  const { height = 0 } = (await page.getByRole("banner").boundingBox()) ?? {};
  const place = () =>
    target.evaluate((element, bar) => {
      const root = document.documentElement;
      const { top } = element.getBoundingClientRect();
      const atEnd = window.scrollY + window.innerHeight >= root.scrollHeight - 1;
      if (top < bar) return `${bar - top} px too high, below the bar`;
      return top <= bar + 48 || atEnd ? "right" : `${top - bar} px below the bar`;
    }, height);
  await expect.poll(place).toBe("right");
}

/** A click, or a tap where there are fingers. */
export async function pressAt(page: Page, x: number, y: number): Promise<void> {
  const byTouch = await page.evaluate(() => navigator.maxTouchPoints > 0);
  await (byTouch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
}

/** Where a thing is once it rests: the menu slides in. */
async function placeAtRest(thing: Locator) {
  for (let before = await thing.boundingBox(); ;) {
    await twoFrames(thing.page());
    const now = await thing.boundingBox();
    if (!now) throw new Error("There is nothing to click on.");
    if (before && now.x === before.x && now.y === before.y) return now;
    before = now;
  }
}

/** Clicks a thing where it is; Playwright's own click scrolls what is sticky into view first. */
export async function clickInPlace(thing: Locator): Promise<void> {
  const { x, y, width, height } = await placeAtRest(thing);
  await pressAt(thing.page(), x + width / 2, y + height / 2);
}

/** Waits until the browser has drawn what happened before. */
export const twoFrames = (page: Page) =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
