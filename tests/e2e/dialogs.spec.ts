/** The menu and the newsletter dialog as modal dialogs. */
import type { Page } from "@playwright/test";
import { dark, light } from "../../src/theme/palette";
import {
  menu,
  menuButton,
  menuCloseButton,
  newsletterButton,
  newsletterCloseButton,
  newsletterDialog,
} from "./support/page-objects";
import { clickInPlace, pressAt, scrollPosition, scrollTo, twoFrames } from "./support/scrolling";
import { newAddress, subscribers } from "./support/services";
import { site } from "./support/site";
import {
  alsoInFirefox,
  everywhere,
  expect,
  holdScripts,
  hydrateBar,
  test,
  visit,
} from "./support/test";

/** Expects that wheel and keys don't scroll the page. */
async function expectLocked(page: Page): Promise<void> {
  await expect(page.locator("html")).toHaveCSS("overflow-y", "hidden");
  const before = await scrollPosition(page);
  await page.mouse.move(20, 400);
  await page.mouse.wheel(0, 900);
  await page.keyboard.press("PageDown");
  await twoFrames(page);
  expect(await scrollPosition(page)).toBe(before);
}

for (const { name, tags, route, viewport, opener, dialog, closer } of [
  {
    name: "the menu",
    tags: everywhere,
    route: "/pricing",
    viewport: { width: 360, height: 740 },
    opener: menuButton,
    dialog: menu,
    closer: menuCloseButton,
  },
  {
    name: "the newsletter dialog",
    tags: {},
    route: "/",
    viewport: { width: 1280, height: 800 },
    opener: newsletterButton,
    dialog: newsletterDialog,
    closer: newsletterCloseButton,
  },
]) {
  test.describe(name, () => {
    test.use({ viewport });

    test(
      "makes the page inert before and after hydration, and returns the focus",
      tags,
      async ({ page }) => {
        const { release } = await holdScripts(page);
        await page.goto(route, { waitUntil: "commit" });
        await opener(page).click();
        await expect(dialog(page)).toBeVisible();
        release();
        await expect(page.locator("dialog:modal")).toHaveCount(1);
        await hydrateBar(page);
        await expect(dialog(page)).toBeVisible();
        await closer(page).click();
        await expect(opener(page)).toBeFocused();

        for (const close of [() => closer(page).click(), () => page.keyboard.press("Escape")]) {
          await opener(page).click();
          await expect(dialog(page)).toBeVisible();
          await close();
          await expect(dialog(page)).toBeHidden();
          await expect(opener(page)).toBeFocused();
        }
        await expect(page).toHaveURL(route);

        await opener(page).click();
        await expect(dialog(page).locator(":focus")).toHaveCount(1);
        const stops = await dialog(page).locator("a, button, input").count();
        for (let press = 0; press < stops + 3; press += 1) {
          await page.keyboard.press("Tab");
          // Between the last and the first element, the focus is in the browser's UI.
          await expect(page.locator(":focus:not(dialog *)")).toHaveCount(0);
        }
      },
    );

    test("locks scrolling only while it's open", async ({ page }) => {
      await visit(page, route);
      await scrollTo(page, 100);
      await clickInPlace(opener(page));
      await expect(closer(page)).toBeInViewport({ ratio: 1 });
      await expectLocked(page);
      await closer(page).click();
      await expect(dialog(page)).toBeHidden();
      await page.mouse.wheel(0, 900);
      await expect.poll(() => scrollPosition(page)).toBe(1000);
    });
  });
}

test(
  "the newsletter dialog focuses its field on opening and after subscribing",
  alsoInFirefox,
  async ({ page }) => {
    await visit(page, "/");
    await newsletterButton(page).click();
    const dialog = newsletterDialog(page);
    const field = dialog.getByRole("textbox", { name: site.newsletter.label });
    await expect(field).toBeFocused();
    const address = newAddress();
    await field.fill(address);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Space");
    await expect(dialog.getByRole("status")).toHaveText(site.newsletter.success);
    await expect(field).toBeFocused();
    await expect(field).toHaveValue("");
    expect(await subscribers()).toContain(address);
  },
);

test("the scrollbar gutter is dimmed along with the page behind a dialog", async ({ page }) => {
  await visit(page, "/");
  const root = page.locator("html");
  for (const [colorScheme, palette] of [
    ["light", light],
    ["dark", dark],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await newsletterButton(page).click();
    await expect(root).toHaveCSS("scrollbar-gutter", "stable");
    await expect(root).toHaveCSS("background-color", rgbOf(palette.dimmed));
    await newsletterCloseButton(page).click();
    await expect(root).toHaveCSS("background-color", rgbOf(palette.paper));
  }
});

/** `#0E0F0F` as a computed style. */
const rgbOf = (hex: string): string =>
  `rgb(${[1, 3, 5].map((index) => parseInt(hex.slice(index, index + 2), 16)).join(", ")})`;

test(
  "every Subscribe button opens the newsletter dialog, and a click outside closes it",
  everywhere,
  async ({ page, trouble }) => {
    const dialog = newsletterDialog(page);
    await visit(page, "/");
    for (const name of [site.hero.subscribe, site.closing.subscribe]) {
      const button = page.getByRole("main").getByRole("button", { name, exact: true }).first();
      await button.click();
      await dialog.getByRole("heading").click();
      await dialog.getByRole("textbox", { name: site.newsletter.label }).click();
      await expect(dialog).toBeVisible();
      await pressAt(page, 20, 100);
      await expect(dialog).toBeHidden();
      await expect(button).toBeFocused();
    }
    expect(trouble).toEqual([]);
  },
);
