import type { Page } from "@playwright/test";
import { expect, holdScripts, test, visit } from "./support/test";

const toggle = (page: Page) => page.getByRole("button", { name: "Color theme" });
const dark = (page: Page) =>
  page.evaluate(() => {
    const [red = 255] = (
      getComputedStyle(document.documentElement).backgroundColor.match(/\d+/g) ?? []
    ).map(Number);
    return red < 128;
  });

for (const colorScheme of ["light", "dark"] as const) {
  test(`the site is ${colorScheme} where the system is`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await visit(page, "/");
    await expect(toggle(page)).toHaveAccessibleName("Color theme: System");
    expect(await dark(page)).toBe(colorScheme === "dark");
  });
}

test("the button steps through system, light and dark", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await visit(page, "/");
  const steps: [string, boolean][] = [
    ["Color theme: Light", false],
    ["Color theme: Dark", true],
    ["Color theme: System", true],
  ];
  for (const [name, isDark] of steps) {
    await toggle(page).click();
    await expect(toggle(page)).toHaveAccessibleName(name);
    expect(await dark(page)).toBe(isDark);
  }
});

test("the choice lasts: on the next page, and after a reload", async ({ page }) => {
  await visit(page, "/");
  await toggle(page).click();
  await toggle(page).click();
  await page.goto("/pricing");
  await expect(toggle(page)).toHaveAccessibleName("Color theme: Dark");
  await page.reload();
  await expect(toggle(page)).toHaveAccessibleName("Color theme: Dark");
  expect(await dark(page)).toBe(true);
});

test("a chosen scheme never flashes: it is there before the site's scripts", async ({ page }) => {
  await visit(page, "/");
  await toggle(page).click();
  await toggle(page).click();
  const release = await holdScripts(page);
  await page.goto("/changelog", { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  expect(await dark(page)).toBe(true);
  release();
});
