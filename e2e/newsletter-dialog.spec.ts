import type { Page } from "@playwright/test";
import { expect, scrolled, test, visit } from "./support/test";

const dialog = (page: Page) => page.getByRole("dialog", { name: "Subscribe for updates" });
const opener = (page: Page) =>
  page.getByRole("main").getByRole("button", { name: "Subscribe for updates" }).first();

test.use({ viewport: { width: 1280, height: 800 } });

test("every Subscribe button of the landing page opens the dialog", async ({ page }) => {
  await visit(page, "/");
  const buttons = page.getByRole("main").getByRole("button", { name: /^Subscribe/ });
  expect(await buttons.count()).toBeGreaterThanOrEqual(2);
  for (const button of await buttons.all()) {
    await expect(dialog(page)).toBeHidden();
    await button.click();
    await expect(dialog(page).getByRole("textbox", { name: "E-mail address" })).toBeVisible();
    await page.keyboard.press("Escape");
  }
});

const ways: [string, (page: Page) => Promise<void>][] = [
  ["its close icon", (page) => dialog(page).getByRole("button", { name: "Close" }).click()],
  ["Escape", (page) => page.keyboard.press("Escape")],
  ["a click beside it", (page) => page.mouse.click(20, 400)],
];
for (const [way, close] of ways) {
  test(`the dialog closes with ${way} and gives the focus back`, async ({ page }) => {
    await visit(page, "/");
    await opener(page).click();
    await expect(dialog(page)).toBeVisible();
    await close(page);
    await expect(dialog(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
  });
}

test("a click inside the dialog leaves it open", async ({ page }) => {
  await visit(page, "/");
  await opener(page).click();
  await dialog(page).getByRole("heading").click();
  await dialog(page).getByRole("textbox").click();
  await expect(dialog(page)).toBeVisible();
});

test("the page behind the dialog stands still", async ({ page }) => {
  await visit(page, "/");
  await opener(page).click();
  await expect(dialog(page)).toBeVisible();
  const before = await scrolled(page);
  await page.mouse.move(20, 400);
  await page.mouse.wheel(0, 900);
  await page.waitForTimeout(300);
  expect(await scrolled(page)).toBe(before);
});
