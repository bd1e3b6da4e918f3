/** Fonts may load late on the first page of a visit: their fallbacks have the same metrics, so little shifts. */
import type { Page } from "@playwright/test";
import { fontFiles } from "../../src/theme/font-faces";
import { typefaces } from "../../src/theme/typefaces";
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
    test(`late fonts shift little on ${route} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await noteShifts(page);
      const loadFonts = await openWithoutFonts(page, route);
      await loadFonts();
      const moved = (await shifts(page)).reduce((sum, shift) => sum + parseFloat(shift), 0);
      // A line that breaks elsewhere shifts a page by about 0.05. https://web.dev/articles/cls#what-is-a-good-cls-score
      expect(moved).toBeLessThanOrEqual(0.1);
    });
  }
}

/** Sizes of the page's text in a font, in one line. */
const sizesIn = (page: Page, font: string) =>
  page.evaluate(async (name) => {
    const context = document.createElement("canvas").getContext("2d");
    await document.fonts.load(name);
    if (!context) return [];
    context.font = name;
    const sizes = context.measureText(document.querySelector("main")?.textContent ?? "");
    return [sizes.width, sizes.fontBoundingBoxAscent, sizes.fontBoundingBoxDescent];
  }, font);

for (const { family } of Object.values(typefaces)) {
  for (const weight of [400, 600]) {
    test(`text in ${family} ${weight} is as large in the fallback`, async ({ page }) => {
      await page.goto("/");
      const [sizes, inFallback] = await Promise.all([
        sizesIn(page, `${weight} 1000px "${family}"`),
        sizesIn(page, `${weight} 1000px "${family} fallback"`),
      ]);
      expect(sizes).toHaveLength(3);
      for (const [index, size] of sizes.entries())
        expect(Math.abs(size / (inFallback[index] ?? 0) - 1)).toBeLessThan(0.02);
    });
  }
}

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
