/** The menu on a small window. */
import type { Page } from "@playwright/test";
import { bar, featuresLink, linkTo, menu, menuButton, menuCloser, nav } from "./support/bar";
import { clickInPlace, expectLocked, scrollTo, scrolled } from "./support/scrolling";
import { expect, holdScripts, hydrated, test, visit } from "./support/test";

const height = 740;
test.use({ viewport: { width: 360, height } });

test("opens over the whole window and names the pages that the bar names", async ({ page }) => {
  await visit(page, "/");
  await expect(menu(page)).toBeHidden();
  const names = await page
    .locator("header nav")
    .first()
    .getByRole("link", { includeHidden: true })
    .allTextContents();
  expect(names.length).toBeGreaterThan(1);
  await menuButton(page).click();
  await expect(menu(page).getByRole("link")).toHaveText(names);
  const whole = { x: 0, y: 0, width: (await bar(page).boundingBox())?.width, height };
  await expect.poll(() => menu(page).boundingBox()).toEqual(whole);
});

const ways: [string, (page: Page) => Promise<void>][] = [
  ["its button", (page) => menuCloser(page).click()],
  ["Escape", (page) => page.keyboard.press("Escape")],
];
for (const [way, close] of ways) {
  test(`closes with ${way} and gives the focus back`, async ({ page }) => {
    await visit(page, "/pricing");
    await menuButton(page).click();
    await expect(menu(page)).toBeVisible();
    await close(page);
    await expect(menu(page)).toBeHidden();
    await expect(menuButton(page)).toBeFocused();
    await expect(page).toHaveURL("/pricing");
  });
}

test("slides in and out", async ({ page }) => {
  await visit(page, "/pricing");
  const { opening, closing } = await page.evaluate(() => {
    const sheet = document.querySelector<HTMLElement>("dialog#menu");
    if (!sheet) throw new Error("There is no menu.");
    const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();
    /** How much of itself the menu stands aside: at the beginning, in the middle, at the end. */
    const track = () => {
      const slide = sheet
        .getAnimations()
        .find(
          (motion) => motion instanceof CSSTransition && motion.transitionProperty === "transform",
        );
      const end = Number(slide?.effect?.getComputedTiming().endTime);
      slide?.pause();
      return [0, 0.5, 0.9999].map((part) => {
        if (slide) slide.currentTime = part * end;
        return Math.round((sheet.getBoundingClientRect().left / sheet.offsetWidth) * 100) / 100;
      });
    };
    const finish = () => sheet.getAnimations().forEach((motion) => motion.finish());
    press("header [commandfor=menu]");
    const opening = track();
    finish();
    press("dialog#menu [commandfor=menu]");
    return { opening, closing: track() };
  });
  const [middle, middleAgain] = [opening[1], closing[1]];
  expect(opening).toEqual([1, middle, 0]);
  expect(closing).toEqual([0, middleAgain, 1]);
  for (const place of [middle, middleAgain]) {
    expect(place).toBeGreaterThan(0);
    expect(place).toBeLessThan(1);
  }
});

test("closes when a link is followed, and the page can be scrolled", async ({ page }) => {
  await visit(page, "/pricing");
  await menuButton(page).click();
  await linkTo(menu(page), "/blog").click();
  await expect(page).toHaveURL("/blog");
  await expect(menu(page)).toBeHidden();
  await page.mouse.wheel(0, 300);
  await expect.poll(() => scrolled(page)).toBeGreaterThan(0);
});

test("leads to the features", async ({ page }) => {
  await visit(page, "/pricing");
  await menuButton(page).click();
  await featuresLink(menu(page)).click();
  await expect(page).toHaveURL("/");
  await expect(menu(page)).toBeHidden();
  const top = () =>
    page.locator("#features").evaluate((f) => Math.round(f.getBoundingClientRect().top));
  await expect.poll(top).toBe(100);
});

test("locks scrolling while it is open, and only then", async ({ page }) => {
  await visit(page, "/changelog");
  await scrollTo(page, 300);
  await clickInPlace(menuButton(page));
  await expect(menuCloser(page)).toBeInViewport({ ratio: 1 });
  await expectLocked(page);
  await menuCloser(page).click();
  await expect(menu(page)).toBeHidden();
  await page.mouse.wheel(0, 900);
  await expect.poll(() => scrolled(page)).toBe(1200);
});

test("keeps the focus inside", async ({ page }) => {
  await visit(page, "/pricing");
  await menuButton(page).click();
  await expect(menu(page)).toBeVisible();
  const stops = await menu(page).locator("a, button").count();
  const seen = new Set<string>();
  for (let press = 0; press < stops + 3; press += 1) {
    await page.keyboard.press("Tab");
    seen.add(
      await page.evaluate(() => {
        const at = document.activeElement;
        // Between the last and the first element the focus is in the browser's own bar.
        if (at === document.body) return "browser";
        return at?.closest("dialog") ? "menu" : `outside: ${at?.outerHTML ?? ""}`;
      }),
    );
  }
  expect([...seen].filter((place) => place !== "browser")).toEqual(["menu"]);
});

test("is not there on a wide window, even when it was open", async ({ page }) => {
  await visit(page, "/pricing");
  await menuButton(page).click();
  await expect(menu(page)).toBeVisible();
  await page.setViewportSize({ width: 960, height });
  await expect(menu(page)).toBeHidden();
  await expect(menuButton(page)).toBeHidden();
  await expect(linkTo(nav(page), "/blog")).toBeVisible();
  await page.mouse.wheel(0, 200);
  await expect.poll(() => scrolled(page)).toBe(200);
  await page.setViewportSize({ width: 959, height });
  await expect(menuButton(page)).toBeVisible();
  await page.setViewportSize({ width: 960, height });
  await linkTo(nav(page), "/blog").click();
  await expect(page).toHaveURL("/blog");
});

test("works before the page is hydrated, and stays open then", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/pricing", { waitUntil: "commit" });
  await menuButton(page).click();
  await expect(menu(page)).toBeVisible();
  release();
  await hydrated(page);
  await expect(menu(page)).toBeVisible();
  await menuCloser(page).click();
  await expect(menu(page)).toBeHidden();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("opens, closes and leads to a page", async ({ page }) => {
    await page.goto("/pricing");
    await menuButton(page).click();
    await expect(menu(page)).toBeVisible();
    await menuCloser(page).click();
    await expect(menu(page)).toBeHidden();
    await menuButton(page).click();
    await linkTo(menu(page), "/blog").click();
    await expect(page).toHaveURL("/blog");
    await expect(menu(page)).toBeHidden();
  });
});
