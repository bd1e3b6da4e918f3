/** Dialogs, forced colors and print; `pages.spec.ts` checks every page. */
import type { Locator } from "@playwright/test";
import { menu, menuButton, newsletterButton, newsletterDialog } from "./support/bar";
import { expectAccessible } from "./support/axe";
import { expect, test, visit } from "./support/test";

const phone = { width: 360, height: 740 };
const desktop = { width: 1280, height: 800 };

async function expectAccessibleIn(part: Locator, windows = [phone, desktop]): Promise<void> {
  const page = part.page();
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    for (const size of windows) {
      await page.setViewportSize(size);
      await expectAccessible(page, `${colorScheme}, at ${size.width} px`, part);
    }
  }
}

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: "reduce" }));

test("small icons are visible in forced colors and in print", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await visit(page, "/");
  const icons = await page.locator("main *").evaluateAll((all) => {
    const ground = getComputedStyle(document.body).backgroundColor;
    return all
      .flatMap((item) => ["::before", "::after"].map((pseudo) => getComputedStyle(item, pseudo)))
      .filter(({ maskImage }) => maskImage.startsWith('url("data:'))
      .map((style) => [style.backgroundColor !== ground, style.printColorAdjust].join());
  });
  expect([...new Set(icons)]).toEqual(["true,exact"]);
});

test("the open menu is accessible", async ({ page }) => {
  await page.setViewportSize(phone);
  await visit(page, "/pricing");
  await menuButton(page).click();
  await expect(menu(page)).toBeInViewport();
  await expectAccessibleIn(menu(page), [phone]);
});

test("the open newsletter dialog is accessible", async ({ page }) => {
  await visit(page, "/");
  await newsletterButton(page).click();
  await expect(newsletterDialog(page)).toBeInViewport();
  await expectAccessibleIn(newsletterDialog(page));
});
