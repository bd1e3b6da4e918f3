import type { Page } from "@playwright/test";
import { dark, light } from "../../src/theme/palette";
import { site } from "./support/site";
import { expect, holdScripts, hydrateBar, test, visit } from "./support/test";

const { label, ...names } = site.navigation.theme;
const toggle = (page: Page) => page.getByRole("button", { name: `${label}: ` });
const expectScheme = (page: Page, scheme: keyof typeof names) =>
  expect(toggle(page)).toHaveAccessibleName(`${label}: ${names[scheme]}`);
/** Color that the browser takes from the first `theme-color` whose media query matches. */
const browserColor = (page: Page) =>
  page.evaluate(() => {
    const colors = [...document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")];
    return colors.find(({ media }) => matchMedia(media).matches)?.content;
  });
const isDark = (page: Page) =>
  page.evaluate(() => {
    const color = getComputedStyle(document.documentElement).backgroundColor;
    const [red = 255] = (color.match(/\d+/g) ?? []).map(Number);
    return red < 128;
  });

test("the color scheme follows the system until the visitor chooses one", async ({ page }) => {
  await visit(page, "/");
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await expectScheme(page, "system");
    expect(await isDark(page)).toBe(colorScheme === "dark");
    // The first press must change the look.
    const other = colorScheme === "dark" ? "light" : "dark";
    for (const scheme of [other, colorScheme, "system"] as const) {
      await toggle(page).click();
      await expectScheme(page, scheme);
      const visible = scheme === "system" ? colorScheme : scheme;
      expect(await isDark(page)).toBe(visible === "dark");
      expect(await browserColor(page)).toBe({ light, dark }[visible].paper);
    }
  }
});

test("the chosen color scheme is stored, and applied before scripts run", async ({ page }) => {
  await visit(page, "/");
  await page.emulateMedia({ colorScheme: "light" });
  await toggle(page).click();
  const { release } = await holdScripts(page);
  await page.goto("/changelog", { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await isDark(page)).toBe(true);
  expect(await browserColor(page)).toBe(dark.paper);
  await expectScheme(page, "dark");
  release();
  await hydrateBar(page);
  await expectScheme(page, "dark");
  expect(await isDark(page)).toBe(true);
});
