/** The bar, anchors, and navigation between pages. */
import type { Locator, Page } from "@playwright/test";
import { navPath } from "../../src/lib/addresses";
import { bar, exactly, featuresLink, linkTo, nav, openNav } from "./support/page-objects";
import { clickInPlace, expectAtFeatures, scrollPosition, scrollTo } from "./support/scrolling";
import { providerUrl } from "./support/services";
import { article, release, site } from "./support/site";
import {
  byTouch,
  collapseSpace,
  everywhere,
  expect,
  holdScripts,
  test,
  visit,
} from "./support/test";

test("each link in the bar opens its page", byTouch, async ({ page }) => {
  await visit(page, "/");
  const paths = site.navigation.links.map(navPath);
  const links = bar(page).locator("nav").first().locator("a");
  await expect(links).toHaveText(site.navigation.links);
  for (const path of paths.filter((path) => path !== "/")) {
    await linkTo(await openNav(page), path).click();
    await expect(page).toHaveURL(path);
    await expect(linkTo(bar(page), path)).toHaveAttribute("aria-current", "page");
    expect(await scrollPosition(page)).toBe(0);
  }
  await expect(featuresLink(bar(page))).not.toHaveAttribute("aria-current");
});

test("the bar doesn't shift while its HTML streams", async ({ page, request }) => {
  const html = await (await request.get("/contact")).text();
  const [start, end] = [html.indexOf("<header"), html.indexOf('id="siteMenu"')];
  const cuts = [...html.matchAll(/<\/button>/g)]
    .map(({ index }) => index + "</button>".length)
    .filter((cut) => cut > start && cut < end);
  expect(cuts.length).toBeGreaterThan(1);
  await holdScripts(page);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const positions = new Map<string, string>();
    for (const cut of [...cuts, html.length]) {
      await page.route("/contact", (route) => {
        return route.fulfill({ contentType: "text/html", body: html.slice(0, cut) });
      });
      await page.goto("/contact", { waitUntil: "commit" });
      const controls = bar(page).locator("button:visible");
      await expect(controls.first()).toBeVisible();
      for (const control of await controls.all()) {
        const name = collapseSpace(await control.textContent());
        const { x } = (await control.boundingBox()) ?? {};
        expect(`${x}`, `${name} at ${width} px`).toBe(positions.get(name) ?? `${x}`);
        positions.set(name, `${x}`);
      }
    }
    // Without a login, the only control at 1280 px is the color scheme's.
    expect(positions.size).toBeGreaterThan(0);
  }
});

test("the first Tab focuses a link that skips the bar", async ({ page }) => {
  await visit(page, "/pricing");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", exactly(site.navigation.skip));
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});

test("Features scrolls to 100 px below the top from any page, without a history entry on the landing page", async ({
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

  test("Features jumps to 100 px below the top", async ({ page }) => {
    await page.goto("/pricing");
    await featuresLink(nav(page)).click();
    await expect(page).toHaveURL("/#features");
    await expectAtFeatures(page);
  });
});

/** Expects the target of an anchor within 48 px below the bar, unless the page ends there. */
async function expectBelowBar(page: Page, target: Locator): Promise<void> {
  const { height = 0 } = (await bar(page).boundingBox()) ?? {};
  const position = () =>
    target.evaluate((element, barHeight) => {
      const root = document.documentElement;
      const { top } = element.getBoundingClientRect();
      const isAtEnd = window.scrollY + window.innerHeight >= root.scrollHeight - 1;
      if (top < barHeight) return `covered by the bar (${barHeight - top} px)`;
      return top <= barHeight + 48 || isAtEnd ? "right" : `${top - barHeight} px below the bar`;
    }, height);
  await expect.poll(position).toBe("right");
}

test("targets of anchors are just below the bar", async ({ page }) => {
  const addresses: string[] = [];
  for (const [route, selector] of [
    [article.path, "main h2[id]"],
    [release.path, "main li[id]"],
    ["/tos", "main h2[id]"],
  ] as const) {
    await page.goto(route);
    const ids = await page.locator(selector).evaluateAll((all) => all.map(({ id }) => id));
    expect(ids, route).not.toEqual([]);
    addresses.push(...ids.slice(0, 3).map((id) => `${route}#${id}`));
  }
  for (const address of addresses) {
    await visit(page, address);
    await expectBelowBar(page, page.locator(":target"));
  }
});

test("Back restores the scroll position", everywhere, async ({ page }) => {
  await visit(page, "/");
  await scrollTo(page, 1200);
  await clickInPlace(linkTo(await openNav(page), "/contact"));
  await expect(page).toHaveURL("/contact");
  await expect.poll(() => scrollPosition(page)).toBe(0);
  await page.goBack();
  // The heights of sections that aren't rendered are estimates.
  await expect.poll(async () => Math.abs((await scrollPosition(page)) - 1200)).toBeLessThan(100);
});

// Pages that run code or use storage.
for (const route of ["/", "/changelog", article.path]) {
  test(`${route} qualifies for the back/forward cache`, async ({ page, context }) => {
    await visit(page, route);
    await page.waitForLoadState("networkidle");
    await page.goto(`${providerUrl()}/.well-known/openid-configuration`);
    const browser = await context.newCDPSession(page);
    await browser.send("Page.enable");
    const reasons: string[] = [];
    browser.on("Page.backForwardCacheNotUsed", ({ notRestoredExplanations }) =>
      reasons.push(...notRestoredExplanations.map(({ type, reason }) => `${type}: ${reason}`)),
    );
    await page.goBack();
    await expect.poll(() => reasons).not.toEqual([]);
    // "Circumstantial": Playwright disables the cache.
    expect(reasons.filter((reason) => !reason.startsWith("Circumstantial"))).toEqual([]);
  });
}
