import { featuresLink, linkTo, nav, openNav } from "./support/bar";
import {
  clickInPlace,
  expectAtFeatures,
  expectBelowBar,
  scrollTo,
  scrolled,
} from "./support/scrolling";
import { article, release } from "./support/site";
import { everywhere, expect, test, visit } from "./support/test";

test.describe("Features", () => {
  test("scrolls to 100 px below the top, from any page; on the landing page without a history entry", async ({
    page,
  }) => {
    await visit(page, "/pricing");
    await featuresLink(nav(page)).click();
    await expectAtFeatures(page);
    await expect(page).toHaveURL("/");
    for (const from of [3000, 0]) {
      await scrollTo(page, from);
      await clickInPlace(featuresLink(nav(page)));
      await expectAtFeatures(page);
    }
    await page.goBack();
    await expect(page).toHaveURL("/pricing");
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("jumps to 100 px below the top", async ({ page }) => {
      await page.goto("/pricing");
      await featuresLink(nav(page)).click();
      await expect(page).toHaveURL("/#features");
      await expectAtFeatures(page);
    });
  });
});

test("Back restores the scroll position", everywhere, async ({ page }) => {
  await visit(page, "/");
  await scrollTo(page, 1200);
  await clickInPlace(linkTo(await openNav(page), "/contact"));
  await expect(page).toHaveURL("/contact");
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.goBack();
  // Sections above that are not rendered have an estimated height.
  await expect.poll(async () => Math.abs((await scrolled(page)) - 1200)).toBeLessThan(100);
});

test("the target of an anchor is just below the bar", async ({ page }) => {
  const targets: string[] = [];
  for (const [route, list] of [
    [article.path, "main h2[id]"],
    [release.path, "main li[id]"],
    ["/tos", "main h2[id]"],
  ] as const) {
    await page.goto(route);
    const ids = await page.locator(list).evaluateAll((all) => all.map(({ id }) => id));
    expect(ids, route).not.toEqual([]);
    targets.push(...ids.slice(0, 3).map((id) => `${route}#${id}`));
  }
  for (const address of targets) {
    await visit(page, address);
    await expectBelowBar(page, page.locator(":target"));
  }
});
