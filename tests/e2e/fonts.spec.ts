/** Fonts may load late on the first page of a visit. Little shifts, because their fallbacks have the same metrics. */
import type { Page } from "@playwright/test";
import { stackOf, typefaces } from "../../src/theme/typefaces";
import { expect, test } from "./support/test";

/** Width, ascent and descent of the page's text in a font, on one line. */
const sizesIn = (page: Page, font: string) =>
  page.evaluate(async (name) => {
    const context = document.createElement("canvas").getContext("2d");
    await document.fonts.load(name);
    if (!context) return [];
    context.font = name;
    const metrics = context.measureText(document.querySelector("main")?.textContent ?? "");
    return [metrics.width, metrics.fontBoundingBoxAscent, metrics.fontBoundingBoxDescent];
  }, font);

for (const typeface of Object.values(typefaces)) {
  for (const weight of [400, 600]) {
    test(`text has the same size in ${typeface.family} ${weight} and its fallback`, async ({
      page,
    }) => {
      await page.goto("/");
      const [first = "", fallback = ""] = stackOf(typeface).split(", ");
      const [sizes, fallbackSizes] = await Promise.all([
        sizesIn(page, `${weight} 1000px ${first}`),
        sizesIn(page, `${weight} 1000px ${fallback}`),
      ]);
      expect(sizes).toHaveLength(3);
      for (const [index, size] of sizes.entries())
        expect(Math.abs(size / (fallbackSizes[index] ?? 0) - 1)).toBeLessThan(0.02);
    });
  }
}

test("the second page of a visit takes all fonts from the cache", async ({ page }) => {
  await page.goto("/contact", { waitUntil: "networkidle" });
  await page.goto("/", { waitUntil: "networkidle" });
  const loaded = await page.evaluate(() =>
    (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
      .filter(({ name, transferSize }) => name.endsWith(".woff2") && transferSize > 0)
      .map(({ name }) => name),
  );
  expect(loaded).toEqual([]);
});
