/** The menu of a small window; `dialogs.spec.ts` tests it as a modal dialog. */
import type { Locator, Page } from "@playwright/test";
import {
  bar,
  featuresLink,
  linkTo,
  menu,
  menuButton,
  menuCloser,
  nav,
  newsletterCloser,
  newsletterDialog,
} from "./support/bar";
import { expectAtFeatures, scrolled } from "./support/scrolling";
import { site } from "./support/site";
import { alsoInFirefox, everywhere, expect, test, visit } from "./support/test";

const height = 740;
test.use({ viewport: { width: 360, height } });

const newsletterOpener = (page: Page) =>
  menu(page).getByRole("button", { name: site.newsletter.button, exact: true });

test(
  "covers the window, has the links of the bar, and logo and button in the same positions",
  alsoInFirefox,
  async ({ page }) => {
    await visit(page, "/");
    await expect(menu(page)).toBeHidden();
    const links = page.locator("header nav").first().getByRole("link", { includeHidden: true });
    const names = await links.allTextContents();
    expect(names.length).toBeGreaterThan(1);
    const logo = (place: Locator) =>
      place.getByRole("link", { name: site.navigation.home, exact: true }).boundingBox();
    const places = [await logo(bar(page)), await menuButton(page).boundingBox()];
    await menuButton(page).click();
    await expect(menu(page).getByRole("navigation").getByRole("link")).toHaveText(names);
    const whole = { x: 0, y: 0, width: (await bar(page).boundingBox())?.width, height };
    await expect.poll(() => menu(page).boundingBox()).toEqual(whole);
    expect([await logo(menu(page)), await menuCloser(page).boundingBox()]).toEqual(places);
  },
);

test("fits a phone in landscape, and its button a window of 320 px with text of double size", async ({
  page,
}) => {
  await visit(page, "/pricing");
  for (const size of [
    { width: 740, height: 360 },
    { width: 568, height: 320 },
  ]) {
    await page.setViewportSize(size);
    await menuButton(page).click();
    const all = menu(page).locator("a, button").filter({ visible: true });
    expect(await all.count()).toBeGreaterThan(3);
    for (const one of await all.all()) await expect(one).toBeInViewport({ ratio: 1 });
    await menuCloser(page).click();
  }
  await page.setViewportSize({ width: 320, height });
  await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
  const { x, width } = (await menuButton(page).boundingBox()) ?? { x: 0, width: Infinity };
  expect(x + width).toBeLessThanOrEqual(320);
});

test("opens the newsletter form", async ({ page }) => {
  await visit(page, "/pricing");
  await menuButton(page).click();
  await newsletterOpener(page).click();
  await expect(newsletterDialog(page)).toBeVisible();
  await newsletterCloser(page).click();
  await expect(newsletterDialog(page)).toBeHidden();
  await expect(menu(page)).toBeHidden();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("opens the newsletter form; both lock scrolling until they are closed", async ({ page }) => {
    const expectOverflow = (value: string) =>
      expect(page.locator("html")).toHaveCSS("overflow-y", value);
    await page.goto("/pricing");
    await menuButton(page).click();
    await expect(menu(page)).toBeVisible();
    await expectOverflow("hidden");
    await newsletterOpener(page).click();
    await expect(newsletterDialog(page)).toBeVisible();
    await newsletterCloser(page).click();
    await expect(newsletterDialog(page)).toBeHidden();
    await expectOverflow("hidden");
    await menuCloser(page).click();
    await expect(menu(page)).toBeHidden();
    await expectOverflow("visible");
  });
});

test("slides in and out", async ({ page }) => {
  await visit(page, "/pricing");
  const { opening, closing } = await page.evaluate(() => {
    const sheet = document.querySelector<HTMLElement>("dialog#siteMenu");
    if (!sheet) throw new Error("There is no menu.");
    const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();
    /** Offset of the menu in % of its width: at the start, in the middle and at the end of its transition. */
    const track = () => {
      const isSlide = (motion: Animation) =>
        motion instanceof CSSTransition && motion.transitionProperty === "transform";
      const slide = sheet.getAnimations().find(isSlide);
      const end = Number(slide?.effect?.getComputedTiming().endTime);
      slide?.pause();
      return [0, 0.5, 0.9999].map((part) => {
        if (slide) slide.currentTime = part * end;
        const offset = Math.round((sheet.getBoundingClientRect().left / sheet.offsetWidth) * 100);
        return offset > 0 && offset < 100 ? "between" : offset;
      });
    };
    const finish = () => sheet.getAnimations().forEach((motion) => motion.finish());
    press("header [commandfor=siteMenu]");
    const opening = track();
    finish();
    press("dialog#siteMenu [commandfor=siteMenu]");
    return { opening, closing: track() };
  });
  expect(opening).toEqual([100, "between", 0]);
  expect(closing).toEqual([0, "between", 100]);
});

test("closes when a link is followed, to a page or to an anchor", everywhere, async ({ page }) => {
  await visit(page, "/pricing");
  await menuButton(page).click();
  await linkTo(menu(page), "/contact").click();
  await expect(page).toHaveURL("/contact");
  await expect(menu(page)).toBeHidden();
  await expect(async () => {
    await page.mouse.wheel(0, 300);
    expect(await scrolled(page)).toBeGreaterThan(0);
  }).toPass();
  for (const from of ["/contact", "/"]) {
    await expect(page).toHaveURL(from);
    await menuButton(page).click();
    await featuresLink(menu(page)).click();
    await expect(page).toHaveURL("/");
    await expect(menu(page)).toBeHidden();
    await expectAtFeatures(page);
  }
});

test("is hidden in a wide window, even if it was open", async ({ page }) => {
  await visit(page, "/pricing");
  await menuButton(page).click();
  await expect(menu(page)).toBeVisible();
  const row = (await bar(page).boundingBox())?.height;
  await page.setViewportSize({ width: 960, height });
  await expect(menu(page)).toBeHidden();
  expect((await bar(page).boundingBox())?.height).toBe(row);
  await expect(menuButton(page)).toBeHidden();
  await expect(linkTo(nav(page), "/contact")).toBeVisible();
  // Repeated: the browser may still be closing the menu.
  const scrollByWheel = async () => {
    await page.mouse.wheel(0, 200);
    return scrolled(page);
  };
  await expect.poll(scrollByWheel).toBeGreaterThan(0);
  await page.setViewportSize({ width: 959, height });
  await expect(menuButton(page)).toBeVisible();
  await page.setViewportSize({ width: 960, height });
  await linkTo(nav(page), "/contact").click();
  await expect(page).toHaveURL("/contact");
});
