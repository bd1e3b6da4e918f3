import type { Page } from "@playwright/test";
import { newsletterButton as opener, newsletterDialog as dialog } from "./support/bar";
import { expectLocked } from "./support/scrolling";
import { site } from "./support/site";
import { expect, test, visit } from "./support/test";

const { newsletter, hero, closing } = site;
const closer = (page: Page) =>
  dialog(page).getByRole("button", { name: newsletter.close, exact: true });

test.use({ viewport: { width: 1280, height: 800 } });

test("every Subscribe button of the landing page opens the dialog, quietly", async ({
  page,
  trouble,
}) => {
  await visit(page, "/");
  for (const name of [hero.subscribe, closing.subscribe]) {
    const button = page.getByRole("main").getByRole("button", { name, exact: true }).first();
    await expect(dialog(page)).toBeHidden();
    await button.click();
    await expect(dialog(page).getByRole("textbox", { name: newsletter.label })).toBeVisible();
    await page.keyboard.press("Escape");
  }
  expect(trouble).toEqual([]);
});

const ways: [string, (page: Page) => Promise<void>][] = [
  ["its close icon", (page) => closer(page).click()],
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

test("a click inside the dialog leaves it open, and the page behind stands still", async ({
  page,
}) => {
  await visit(page, "/");
  await opener(page).click();
  await dialog(page).getByRole("heading").click();
  await dialog(page).getByRole("textbox").click();
  await expect(dialog(page)).toBeVisible();
  await expectLocked(page);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the dialog opens and closes with its X", async ({ page }) => {
    await page.goto("/");
    await opener(page).click();
    await expect(dialog(page)).toBeVisible();
    await closer(page).click();
    await expect(dialog(page)).toBeHidden();
  });
});
