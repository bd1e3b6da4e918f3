/** The menu of a narrow window. `dialogs.spec.ts` tests it as a modal dialog. */
import type { Locator, Page } from "@playwright/test";
import {
  bar,
  exactly,
  featuresLink,
  linkTo,
  menu,
  menuButton,
  menuCloseButton,
  nav,
  newsletterCloseButton,
  newsletterDialog,
} from "./support/page-objects";
import { expectAtFeatures, scrollPosition } from "./support/scrolling";
import { site } from "./support/site";
import { alsoInFirefox, everywhere, expect, test, visit } from "./support/test";

const height = 740;
test.use({ viewport: { width: 360, height } });

const newsletterOpener = (page: Page) =>
  menu(page).getByRole("button", exactly(site.newsletter.button));

test(
  "covers the window with the bar's links, and keeps logo and button in place",
  alsoInFirefox,
  async ({ page }) => {
    await visit(page, "/");
    await expect(menu(page)).toBeHidden();
    const links = page.locator("header nav").first().getByRole("link", { includeHidden: true });
    const names = await links.allTextContents();
    expect(names.length).toBeGreaterThan(1);
    const logo = (parent: Locator) =>
      parent.getByRole("link", exactly(site.navigation.home)).boundingBox();
    const boxes = [await logo(bar(page)), await menuButton(page).boundingBox()];
    await menuButton(page).click();
    await expect(menu(page).getByRole("navigation").getByRole("link")).toHaveText(names);
    const wholeWindow = { x: 0, y: 0, width: (await bar(page).boundingBox())?.width, height };
    await expect.poll(() => menu(page).boundingBox()).toEqual(wholeWindow);
    expect([await logo(menu(page)), await menuCloseButton(page).boundingBox()]).toEqual(boxes);
  },
);

test("fits a phone in landscape, and its button fits 320 px with text at 200 %", async ({
  page,
}) => {
  await visit(page, "/pricing");
  for (const size of [
    { width: 740, height: 360 },
    { width: 568, height: 320 },
  ]) {
    await page.setViewportSize(size);
    await menuButton(page).click();
    const controls = menu(page).locator("a, button").filter({ visible: true });
    expect(await controls.count()).toBeGreaterThan(3);
    for (const control of await controls.all()) await expect(control).toBeInViewport({ ratio: 1 });
    await menuCloseButton(page).click();
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
  await newsletterCloseButton(page).click();
  await expect(newsletterDialog(page)).toBeHidden();
  await expect(menu(page)).toBeHidden();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("opens the newsletter form, and both lock scrolling until they are closed", async ({
    page,
  }) => {
    const expectOverflow = (value: string) =>
      expect(page.locator("html")).toHaveCSS("overflow-y", value);
    await page.goto("/pricing");
    await menuButton(page).click();
    await expect(menu(page)).toBeVisible();
    await expectOverflow("hidden");
    await newsletterOpener(page).click();
    await expect(newsletterDialog(page)).toBeVisible();
    await newsletterCloseButton(page).click();
    await expect(newsletterDialog(page)).toBeHidden();
    await expectOverflow("hidden");
    await menuCloseButton(page).click();
    await expect(menu(page)).toBeHidden();
    await expectOverflow("visible");
  });
});

test("slides in and out", async ({ page }) => {
  await visit(page, "/pricing");
  const { opening, closing } = await page.evaluate(() => {
    const dialog = document.querySelector<HTMLElement>("dialog#siteMenu");
    if (!dialog) throw new Error("There is no menu.");
    const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();
    /** Offset of the menu in percent of its width, at the start, in the middle and at the end of its transition. */
    const offsets = () => {
      const isSlide = (animation: Animation) =>
        animation instanceof CSSTransition && animation.transitionProperty === "transform";
      const slide = dialog.getAnimations().find(isSlide);
      const end = Number(slide?.effect?.getComputedTiming().endTime);
      slide?.pause();
      return [0, 0.5, 0.9999].map((progress) => {
        if (slide) slide.currentTime = progress * end;
        const offset = Math.round((dialog.getBoundingClientRect().left / dialog.offsetWidth) * 100);
        return offset > 0 && offset < 100 ? "between" : offset;
      });
    };
    const finish = () => dialog.getAnimations().forEach((animation) => animation.finish());
    press("header [commandfor=siteMenu]");
    const opening = offsets();
    finish();
    press("dialog#siteMenu [commandfor=siteMenu]");
    return { opening, closing: offsets() };
  });
  expect(opening).toEqual([100, "between", 0]);
  expect(closing).toEqual([0, "between", 100]);
});

test(
  "closes when a visitor follows a link to a page or an anchor",
  everywhere,
  async ({ page }) => {
    await visit(page, "/pricing");
    await menuButton(page).click();
    await linkTo(menu(page), "/contact").click();
    await expect(page).toHaveURL("/contact");
    await expect(menu(page)).toBeHidden();
    await expect(async () => {
      await page.mouse.wheel(0, 300);
      expect(await scrollPosition(page)).toBeGreaterThan(0);
    }).toPass();
    for (const from of ["/contact", "/"]) {
      await expect(page).toHaveURL(from);
      await menuButton(page).click();
      await featuresLink(menu(page)).click();
      await expect(page).toHaveURL("/");
      await expect(menu(page)).toBeHidden();
      await expectAtFeatures(page);
    }
  },
);

test("is hidden in a wide window, even if it's open", async ({ page }) => {
  await visit(page, "/pricing");
  await menuButton(page).click();
  await expect(menu(page)).toBeVisible();
  const barHeight = (await bar(page).boundingBox())?.height;
  await page.setViewportSize({ width: 960, height });
  await expect(menu(page)).toBeHidden();
  expect((await bar(page).boundingBox())?.height).toBe(barHeight);
  await expect(menuButton(page)).toBeHidden();
  await expect(linkTo(nav(page), "/contact")).toBeVisible();
  // Repeated, because the browser may still be closing the menu.
  const scrollByWheel = async () => {
    await page.mouse.wheel(0, 200);
    return scrollPosition(page);
  };
  await expect.poll(scrollByWheel).toBeGreaterThan(0);
  await page.setViewportSize({ width: 959, height });
  await expect(menuButton(page)).toBeVisible();
  await page.setViewportSize({ width: 960, height });
  await linkTo(nav(page), "/contact").click();
  await expect(page).toHaveURL("/contact");
});
