/** Cards of issue types. They turn without scripts. */
import type { Page } from "@playwright/test";
import { expectAccessible } from "./support/axe";
import { expect, test, visit } from "./support/test";

const card = (page: Page, index: number) => page.locator("main li:has(> details)").nth(index);
const front = (page: Page, index: number) => card(page, index).locator("[data-face]").first();
const back = (page: Page, index: number) => card(page, index).locator("[data-face]").last();
const summary = (page: Page, index: number) => card(page, index).locator("summary");

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("cards turn on hover and with keys, one at a time", async ({ page }) => {
    await page.goto("/");
    await expect(front(page, 0)).toBeVisible();
    await expect(back(page, 0)).toBeHidden();
    await card(page, 0).hover();
    await expect(back(page, 0)).toBeVisible();
    await expect(front(page, 0)).toBeHidden();
    await card(page, 0).click();
    await card(page, 1).hover();
    await expect(front(page, 0)).toBeVisible();
    await expect(back(page, 1)).toBeVisible();
    await page.mouse.move(0, 0);
    await expect(front(page, 0)).toBeVisible();
    await expect(front(page, 1)).toBeVisible();
    await summary(page, 0).press("Enter");
    await expect(back(page, 0)).toBeVisible();
    await summary(page, 1).press("Space");
    await expect(back(page, 1)).toBeVisible();
    await expect(front(page, 0)).toBeVisible();
    await card(page, 2).hover();
    await expect(back(page, 2)).toBeVisible();
    await expect(front(page, 1)).toBeVisible();
    await page.mouse.move(0, 0);
    await expect(back(page, 1)).toBeVisible();
    await summary(page, 1).press("Enter");
    await expect(front(page, 1)).toBeVisible();
  });

  test.describe("on a phone", () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

    test("a tap turns one card at a time", async ({ page }) => {
      await page.goto("/");
      await card(page, 0).tap();
      await expect(back(page, 0)).toBeVisible();
      await card(page, 1).tap();
      await expect(back(page, 1)).toBeVisible();
      await expect(front(page, 0)).toBeVisible();
      await card(page, 1).tap();
      await expect(front(page, 1)).toBeVisible();
      await expect(back(page, 1)).toBeHidden();
    });
  });
});

test("a turned card is accessible", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await visit(page, "/");
  await summary(page, 0).press("Enter");
  await page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation.timeline instanceof DocumentTimeline) animation.finish();
  });
  await expectAccessible(page, "with a card turned", card(page, 0));
});
