/** The cards of issue types: stones that turn over without scripts. */
import type { Page } from "@playwright/test";
import { expect, test } from "./support/test";

test.use({ javaScriptEnabled: false });

/** A card with two faces, of which only one is visible. */
const stone = (page: Page, index: number) => page.locator("main li:has(> details)").nth(index);
const front = (page: Page, index: number) => stone(page, index).locator("[data-face]").first();
const back = (page: Page, index: number) => stone(page, index).locator("[data-face]").last();

test("hover turns a card, keys toggle one at a time, hover overrides", async ({ page }) => {
  await page.goto("/");
  await expect(front(page, 0)).toBeVisible();
  await expect(back(page, 0)).toBeHidden();
  await stone(page, 0).hover();
  await expect(back(page, 0)).toBeVisible();
  await expect(front(page, 0)).toBeHidden();
  await stone(page, 0).click();
  await stone(page, 1).hover();
  await expect(front(page, 0)).toBeVisible();
  await expect(back(page, 1)).toBeVisible();
  await page.mouse.move(0, 0);
  await expect(front(page, 0)).toBeVisible();
  await expect(front(page, 1)).toBeVisible();
  const summary = (index: number) => stone(page, index).locator("summary");
  await summary(0).press("Enter");
  await expect(back(page, 0)).toBeVisible();
  await summary(1).press("Space");
  await expect(back(page, 1)).toBeVisible();
  await expect(front(page, 0)).toBeVisible();
  await stone(page, 2).hover();
  await expect(back(page, 2)).toBeVisible();
  await expect(front(page, 1)).toBeVisible();
  await page.mouse.move(0, 0);
  await expect(back(page, 1)).toBeVisible();
  await summary(1).press("Enter");
  await expect(front(page, 1)).toBeVisible();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("a tap toggles one card at a time", async ({ page }) => {
    await page.goto("/");
    await stone(page, 0).tap();
    await expect(back(page, 0)).toBeVisible();
    await stone(page, 1).tap();
    await expect(back(page, 1)).toBeVisible();
    await expect(front(page, 0)).toBeVisible();
    await stone(page, 1).tap();
    await expect(front(page, 1)).toBeVisible();
    await expect(back(page, 1)).toBeHidden();
  });
});
