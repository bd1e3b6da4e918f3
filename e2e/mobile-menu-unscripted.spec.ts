import type { Page } from "@playwright/test";
import { expect, holdScripts, hydrated, test } from "./support/test";

test.use({ viewport: { width: 360, height: 740 } });

const opener = (page: Page) => page.getByRole("button", { name: "Open menu" });
const menu = (page: Page) => page.getByRole("dialog", { name: "Main" });
const closer = (page: Page) => menu(page).getByRole("button", { name: "Close menu" });

test("the menu works before the page is hydrated, and stays open then", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/pricing", { waitUntil: "commit" });
  await opener(page).click();
  await expect(menu(page)).toBeVisible();
  release();
  await hydrated(page);
  await expect(menu(page)).toBeVisible();
  await closer(page).click();
  await expect(menu(page)).toBeHidden();
});

test("the menu works without JavaScript", async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 360, height: 740 },
    baseURL,
  });
  const page = await context.newPage();
  await page.goto("/pricing");
  await opener(page).click();
  await expect(menu(page)).toBeVisible();
  await closer(page).click();
  await expect(menu(page)).toBeHidden();
  await opener(page).click();
  await menu(page).getByRole("link", { name: "Blog" }).click();
  await expect(page).toHaveURL("/blog");
  await expect(menu(page)).toBeHidden();
  await context.close();
});
