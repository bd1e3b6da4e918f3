/** Modal behaviour of the menu and the newsletter dialog. */
import { dark, light } from "../../src/theme/palette";
import {
  menu,
  menuButton,
  menuCloser,
  newsletterButton,
  newsletterCloser,
  newsletterDialog,
} from "./support/bar";
import { holdCode } from "./support/hold-code";
import { clickInPlace, expectLocked, pressAt, scrollTo, scrolled } from "./support/scrolling";
import { site } from "./support/site";
import { newAddress, subscribers } from "./support/stand-ins";
import { alsoInFirefox, everywhere, expect, hydrated, test, visit } from "./support/test";

for (const { name, where, route, viewport, opener, dialog, closer } of [
  {
    name: "the menu",
    where: everywhere,
    route: "/pricing",
    viewport: { width: 360, height: 740 },
    opener: menuButton,
    dialog: menu,
    closer: menuCloser,
  },
  {
    name: "the newsletter dialog",
    where: {},
    route: "/",
    viewport: { width: 1280, height: 800 },
    opener: newsletterButton,
    dialog: newsletterDialog,
    closer: newsletterCloser,
  },
]) {
  test.describe(name, () => {
    test.use({ viewport });

    test(
      "makes the page inert, before and after hydration, and returns the focus",
      where,
      async ({ page }) => {
        const { release } = await holdCode(page);
        await page.goto(route, { waitUntil: "commit" });
        await opener(page).click();
        await expect(dialog(page)).toBeVisible();
        release();
        await expect(page.locator("dialog:modal")).toHaveCount(1);
        await hydrated(page);
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
          // Between the last and the first element the browser's own UI has the focus.
          await expect(page.locator(":focus:not(dialog *)")).toHaveCount(0);
        }
      },
    );

    test("locks scrolling while it is open, and only then", async ({ page }) => {
      await visit(page, route);
      await scrollTo(page, 100);
      await clickInPlace(opener(page));
      await expect(closer(page)).toBeInViewport({ ratio: 1 });
      await expectLocked(page);
      await closer(page).click();
      await expect(dialog(page)).toBeHidden();
      await page.mouse.wheel(0, 900);
      await expect.poll(() => scrolled(page)).toBe(1000);
    });
  });
}

test(
  "the newsletter dialog focuses its field when it opens and when it has subscribed",
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

test("the scrollbar gutter is as dim as the page behind a dialog", async ({ page }) => {
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
    await newsletterCloser(page).click();
    await expect(root).toHaveCSS("background-color", rgbOf(palette.paper));
  }
});

/** `#0E0F0F` as a computed style. */
const rgbOf = (hex: string): string =>
  `rgb(${[1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)).join(", ")})`;

test(
  "every Subscribe button opens the newsletter dialog; a click outside closes it",
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
