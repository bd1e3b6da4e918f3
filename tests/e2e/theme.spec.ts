import type { Page } from "@playwright/test";
import { dark, light } from "../../src/theme/palette";
import { holdCode } from "./support/hold-code";
import { site } from "./support/site";
import { expect, hydrated, test, visit } from "./support/test";

const { label, ...names } = site.navigation.theme;
const toggle = (page: Page) => page.getByRole("button", { name: `${label}: ` });
const expectScheme = (page: Page, scheme: keyof typeof names) =>
  expect(toggle(page)).toHaveAccessibleName(`${label}: ${names[scheme]}`);
/** The browser's `theme-color`: of the first one whose media query matches. */
const frameColor = (page: Page) =>
  page.evaluate(() => {
    const all = [...document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")];
    return all.find(({ media }) => matchMedia(media).matches)?.content;
  });
const isDark = (page: Page) =>
  page.evaluate(() => {
    const color = getComputedStyle(document.documentElement).backgroundColor;
    const [red = 255] = (color.match(/\d+/g) ?? []).map(Number);
    return red < 128;
  });

test("the color scheme follows the system, or the visitor's choice", async ({ page }) => {
  await visit(page, "/");
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await expectScheme(page, "system");
    expect(await isDark(page)).toBe(colorScheme === "dark");
    // The first press changes the look.
    const other = colorScheme === "dark" ? "light" : "dark";
    for (const scheme of [other, colorScheme, "system"] as const) {
      await toggle(page).click();
      await expectScheme(page, scheme);
      const shown = scheme === "system" ? colorScheme : scheme;
      expect(await isDark(page)).toBe(shown === "dark");
      expect(await frameColor(page)).toBe({ light, dark }[shown].paper);
    }
  }
});

test("the choice is stored, and applied before the site's scripts run", async ({ page }) => {
  await visit(page, "/");
  await page.emulateMedia({ colorScheme: "light" });
  await toggle(page).click();
  const { release } = await holdCode(page);
  await page.goto("/changelog", { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await isDark(page)).toBe(true);
  expect(await frameColor(page)).toBe(dark.paper);
  await expectScheme(page, "dark");
  release();
  await hydrated(page);
  await expectScheme(page, "dark");
  expect(await isDark(page)).toBe(true);
});
