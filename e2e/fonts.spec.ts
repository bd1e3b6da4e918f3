/** The headings' font may come late: its fallback is as wide and as high, so nothing moves when it does. */
import type { Page } from "@playwright/test";
import { fontFaces } from "../src/theme/font-faces";
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

for (const width of [360, 768, 1280]) {
  test(`a font that comes late is shown and moves nothing, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await noteShifts(page);
    let arrive: () => void = () => undefined;
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    await page.route(`**${file}`, async (route) => {
      await arrived;
      await route.continue();
    });
    await page.goto("/", { waitUntil: "commit" });
    await hydrated(page);
    expect(await isInOurFont(page)).toBe(false);
    arrive();
    await expect.poll(() => isInOurFont(page)).toBe(true);
    const moved = (await shifts(page)).reduce((sum, shift) => sum + parseFloat(shift), 0);
    expect(moved).toBeLessThanOrEqual(0.01);
  });
}
