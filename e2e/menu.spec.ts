/** The menu on a small window; `dialogs.spec.ts` has what it shares with the newsletter dialog. */
import { bar, featuresLink, linkTo, menu, menuButton, menuCloser, nav } from "./support/bar";
import { expectAtFeatures, scrolled } from "./support/scrolling";
import { expect, holdScripts, hydrated, test, visit } from "./support/test";

const height = 740;
test.use({ viewport: { width: 360, height } });

test("opens over the whole window and names the pages that the bar names", async ({ page }) => {
  await visit(page, "/");
  await expect(menu(page)).toBeHidden();
  const links = page.locator("header nav").first().getByRole("link", { includeHidden: true });
  const names = await links.allTextContents();
  expect(names.length).toBeGreaterThan(1);
  await menuButton(page).click();
  await expect(menu(page).getByRole("link")).toHaveText(names);
  const whole = { x: 0, y: 0, width: (await bar(page).boundingBox())?.width, height };
  await expect.poll(() => menu(page).boundingBox()).toEqual(whole);
});

test("slides in and out", async ({ page }) => {
  await visit(page, "/pricing");
  const { opening, closing } = await page.evaluate(() => {
    const sheet = document.querySelector<HTMLElement>("dialog#menu");
    if (!sheet) throw new Error("There is no menu.");
    const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();
    /** How much of itself the menu stands aside, in %: at the beginning, in the middle, at the end. */
    const track = () => {
      const isSlide = (motion: Animation) =>
        motion instanceof CSSTransition && motion.transitionProperty === "transform";
      const slide = sheet.getAnimations().find(isSlide);
      const end = Number(slide?.effect?.getComputedTiming().endTime);
      slide?.pause();
      return [0, 0.5, 0.9999].map((part) => {
        if (slide) slide.currentTime = part * end;
        const aside = Math.round((sheet.getBoundingClientRect().left / sheet.offsetWidth) * 100);
        return aside > 0 && aside < 100 ? "between" : aside;
      });
    };
    const finish = () => sheet.getAnimations().forEach((motion) => motion.finish());
    press("header [commandfor=menu]");
    const opening = track();
    finish();
    press("dialog#menu [commandfor=menu]");
    return { opening, closing: track() };
  });
  expect(opening).toEqual([100, "between", 0]);
  expect(closing).toEqual([0, "between", 100]);
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
  await expectAtFeatures(page);
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
