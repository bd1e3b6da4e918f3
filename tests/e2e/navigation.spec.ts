/** The bar, and navigation between pages. */
import { navPath } from "../../src/lib/addresses";
import { bar, featuresLink, linkTo, openNav } from "./support/bar";
import { holdCode } from "./support/hold-code";
import { scrolled } from "./support/scrolling";
import { site } from "./support/site";
import { byTouch, expect, plain, test, visit } from "./support/test";

test("each link of the bar opens its page", byTouch, async ({ page }) => {
  await visit(page, "/");
  const addresses = site.navigation.links.map(navPath);
  const links = bar(page).locator("nav").first().locator("a");
  await expect(links).toHaveText(site.navigation.links);
  for (const address of addresses.filter((one) => one !== "/")) {
    await linkTo(await openNav(page), address).click();
    await expect(page).toHaveURL(address);
    await expect(linkTo(bar(page), address)).toHaveAttribute("aria-current", "page");
    expect(await scrolled(page)).toBe(0);
  }
  await expect(featuresLink(bar(page))).not.toHaveAttribute("aria-current");
});

test("the bar does not shift while its HTML streams", async ({ page, request }) => {
  const html = await (await request.get("/contact")).text();
  const [start, end] = [html.indexOf("<header"), html.indexOf('id="siteMenu"')];
  const cuts = [...html.matchAll(/<\/button>/g)]
    .map(({ index }) => index + "</button>".length)
    .filter((cut) => cut > start && cut < end);
  expect(cuts.length).toBeGreaterThan(1);
  await holdCode(page);
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
        const name = plain(await control.textContent());
        const { x } = (await control.boundingBox()) ?? {};
        expect(`${x}`, `${name} at ${width} px`).toBe(positions.get(name) ?? `${x}`);
        positions.set(name, `${x}`);
      }
    }
    // Without a login, only the color scheme at 1280 px.
    expect(positions.size).toBeGreaterThan(0);
  }
});

test("the first Tab focuses a link that skips the bar", async ({ page }) => {
  await visit(page, "/pricing");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: site.navigation.skip, exact: true });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});
