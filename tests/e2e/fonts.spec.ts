/** Fonts may load late on the first page of a visit: their fallbacks have the same metrics, so nothing shifts. */
import type { Page } from "@playwright/test";
import { fontFiles } from "../../src/theme/font-faces";
import { article } from "./support/site";
import { noteShifts, shifts } from "./support/shifts";
import { expect, hydrated, test } from "./support/test";

/** Whether a web font renders the headline. */
async function isInWebFont(page: Page): Promise<boolean> {
  const browser = await page.context().newCDPSession(page);
  await browser.send("DOM.enable");
  await browser.send("CSS.enable");
  const { root } = await browser.send("DOM.getDocument");
  const { nodeId } = await browser.send("DOM.querySelector", {
    nodeId: root.nodeId,
    selector: "h1",
  });
  const { fonts } = await browser.send("CSS.getPlatformFontsForNode", { nodeId });
  return fonts.every(({ isCustomFont }) => isCustomFont);
}

/** Opens a page and delays its fonts. @returns a function that loads them, and waits until they are rendered */
async function openWithoutFonts(page: Page, route: string): Promise<() => Promise<void>> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.unrouteAll();
  for (const file of fontFiles) {
    await page.route(`**${file}`, async (route) => {
      await released;
      await route.continue();
    });
  }
  await page.goto(route, { waitUntil: "commit" });
  await hydrated(page);
  expect(await isInWebFont(page)).toBe(false);
  return async () => {
    release();
    await expect.poll(() => isInWebFont(page)).toBe(true);
    await page.evaluate(() => document.fonts.ready);
  };
}

for (const width of [360, 1280]) {
  for (const route of ["/", article.path]) {
    test(`late fonts shift nothing on ${route} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await noteShifts(page);
      const loadFonts = await openWithoutFonts(page, route);
      await loadFonts();
      const moved = (await shifts(page)).reduce((sum, shift) => sum + parseFloat(shift), 0);
      // Less than one line of text that breaks elsewhere.
      expect(moved).toBeLessThanOrEqual(0.02);
    });
  }
}

/** The text's width in its font, relative to the fallback. */
const widthInFont = (page: Page) =>
  page.evaluate(async () => {
    const text = document.querySelector("main")?.textContent ?? "";
    const context = document.createElement("canvas").getContext("2d");
    if (!context) return NaN;
    const measure = async (family: string) => {
      await document.fonts.load(`16px "${family}"`);
      context.font = `16px "${family}"`;
      return context.measureText(text).width;
    };
    return (await measure("Geist")) / (await measure("Geist fallback"));
  });

test("long texts are as wide in the fallback", async ({ page }) => {
  await page.goto("/tos");
  expect(Math.abs(1 - (await widthInFont(page)))).toBeLessThan(0.01);
});

test("the second page of a visit has all fonts from the cache", async ({ page }) => {
  await page.goto("/contact", { waitUntil: "networkidle" });
  await page.goto("/", { waitUntil: "networkidle" });
  const loaded = await page.evaluate(() =>
    (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
      .filter(({ name, transferSize }) => name.endsWith(".woff2") && transferSize > 0)
      .map(({ name }) => name),
  );
  expect(loaded).toEqual([]);
});
