/** The headings' font may load late: its fallback has the same metrics, so nothing shifts. */
import type { Page } from "@playwright/test";
import { fontFaces } from "../src/theme/font-faces";
import { article } from "./support/site";
import { noteShifts, shifts } from "./support/shifts";
import { expect, hydrated, test } from "./support/test";

const [{ file }] = fontFaces;

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

/** Opens a page and delays its headings' font. @returns a function that loads the font, and waits until it is rendered */
async function openWithoutFont(page: Page, route: string): Promise<() => Promise<void>> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.unrouteAll();
  await page.route(`**${file}`, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(route, { waitUntil: "commit" });
  await hydrated(page);
  expect(await isInWebFont(page)).toBe(false);
  return async () => {
    release();
    await expect.poll(() => isInWebFont(page)).toBe(true);
  };
}

/** Headings with a maximum line length, and the length. */
const lineLengths = (page: Page) =>
  page
    .locator(":is(h1, h2, h3)")
    .evaluateAll((all) =>
      all
        .map((heading) => `${heading.textContent}: ${getComputedStyle(heading).maxWidth}`)
        .filter((line) => !line.endsWith("none")),
    );

for (const width of [360, 1280]) {
  for (const route of ["/", "/pricing"]) {
    test(`a late font shifts nothing on ${route} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await noteShifts(page);
      const loadFont = await openWithoutFont(page, route);
      await loadFont();
      const moved = (await shifts(page)).reduce((sum, shift) => sum + parseFloat(shift), 0);
      expect(moved).toBeLessThanOrEqual(0.01);
    });
  }
}

for (const route of ["/", "/pricing", article.path]) {
  test(`headings have equal line lengths in the fallback on ${route}`, async ({ page }) => {
    const loadFont = await openWithoutFont(page, route);
    const before = await lineLengths(page);
    expect(before).not.toEqual([]);
    await loadFont();
    expect(await lineLengths(page)).toEqual(before);
  });
}
