/** The headings' font may come late: its fallback is as wide and as high, so nothing moves when it does. */
import type { Page } from "@playwright/test";
import { fontFaces } from "../src/theme/font-faces";
import { samples } from "./support/site";
import { noteShifts, shifts } from "./support/shifts";
import { expect, hydrated, test } from "./support/test";

const [{ file }] = fontFaces;

/** Whether a font of the site draws the headline, and not one of the system. */
async function isInOurFont(page: Page): Promise<boolean> {
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

/** Opens a page whose headings' font is on its way. @returns a function that lets it arrive, and waits until it is shown */
async function openWithoutFont(page: Page, route: string): Promise<() => Promise<void>> {
  let arrive: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await page.unrouteAll();
  await page.route(`**${file}`, async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto(route, { waitUntil: "commit" });
  await hydrated(page);
  expect(await isInOurFont(page)).toBe(false);
  return async () => {
    arrive();
    await expect.poll(() => isInOurFont(page)).toBe(true);
  };
}

/** The headings whose lines have a greatest length, with that. */
const lineLengths = (page: Page) =>
  page
    .locator(":is(h1, h2, h3)")
    .evaluateAll((all) =>
      all
        .map((heading) => `${heading.textContent}: ${getComputedStyle(heading).maxWidth}`)
        .filter((line) => !line.endsWith("none")),
    );

for (const width of [360, 768, 1280]) {
  for (const route of ["/", "/pricing"]) {
    test(`a font that comes late moves nothing of ${route} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await noteShifts(page);
      const arrive = await openWithoutFont(page, route);
      await arrive();
      const moved = (await shifts(page)).reduce((sum, shift) => sum + parseFloat(shift), 0);
      expect(moved).toBeLessThanOrEqual(0.01);
    });
  }
}

for (const route of samples) {
  test(`headings' lines are as long in the fallback on ${route}`, async ({ page }) => {
    const arrive = await openWithoutFont(page, route);
    const before = await lineLengths(page);
    await arrive();
    expect(await lineLengths(page)).toEqual(before);
  });
}

test("headings of the landing page have a greatest line length", async ({ page }) => {
  await page.goto("/");
  expect(await lineLengths(page)).not.toEqual([]);
});
