/** The bar, and what changes when a visitor goes from page to page. */
import type { Page } from "@playwright/test";
import { bar, featuresLink, linkTo, logo, openNav } from "./support/bar";
import { scrollTo, scrolled } from "./support/scrolling";
import { article, release, site, unknownRoute } from "./support/site";
import {
  addressesOf,
  everywhere,
  expect,
  holdScripts,
  markDocument,
  plain,
  test,
  visit,
} from "./support/test";

test(
  "each name of the bar leads to its page, without loading the site again",
  everywhere,
  async ({ page }) => {
    await visit(page, "/");
    const expectSameDocument = await markDocument(page);
    const addresses = await addressesOf(bar(page).locator("nav").first().locator("a"));
    const pages = addresses.filter((address) => !address.includes("#"));
    expect(pages.length).toBeGreaterThan(1);
    for (const address of pages) {
      await linkTo(await openNav(page), address).click();
      await expect(page).toHaveURL(address);
      await expect(linkTo(bar(page), address)).toHaveAttribute("aria-current", "page");
      expect(await scrolled(page)).toBe(0);
    }
    await expect(featuresLink(bar(page))).not.toHaveAttribute("aria-current");
    await expectSameDocument();
  },
);

test("the logo leads home and to the top", async ({ page }) => {
  await visit(page, "/pricing");
  await scrollTo(page, 300);
  await logo(page).click();
  await expect(page).toHaveURL("/");
  await expect.poll(() => scrolled(page)).toBe(0);
  await scrollTo(page, 1500);
  await logo(page).click();
  await expect.poll(() => scrolled(page)).toBe(0);
  await expect(page).toHaveURL("/");
});

test("nothing of the bar moves while its HTML comes in pieces", async ({ page, request }) => {
  const html = await (await request.get("/")).text();
  const [start, end] = [html.indexOf("<header"), html.indexOf("</header>")];
  const cuts = [...html.matchAll(/<\/button>/g)]
    .map(({ index }) => index + "</button>".length)
    .filter((cut) => cut > start && cut < end);
  expect(cuts.length).toBeGreaterThan(4);
  await holdScripts(page);
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const places = new Map<string, string>();
    for (const cut of [...cuts, html.length]) {
      await page.route("/", (route) => {
        return route.fulfill({ contentType: "text/html", body: html.slice(0, cut) });
      });
      await page.goto("/", { waitUntil: "commit" });
      const controls = bar(page).locator("button:visible");
      await expect(controls.first()).toBeVisible();
      for (const control of await controls.all()) {
        const name = plain(await control.textContent());
        const { x } = (await control.boundingBox()) ?? {};
        expect(`${x}`, `${name} at ${width} px`).toBe(places.get(name) ?? `${x}`);
        places.set(name, `${x}`);
      }
    }
    expect(places.size).toBeGreaterThan(2);
  }
});

test("the first Tab leads past the bar", async ({ page }) => {
  await visit(page, "/pricing");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: site.navigation.skip, exact: true });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});

/** Everything that machines read of a head, as sorted text: of the page, or of the HTML it was sent as. */
const headOf = (page: Page, html?: string) =>
  page.evaluate((source) => {
    const from =
      source === undefined ? document : new DOMParser().parseFromString(source, "text/html");
    const wanted =
      "head > title, meta[name], meta[property], link[rel=canonical], link[rel=alternate], script[type='application/ld+json']";
    const nodes = [...from.querySelectorAll(wanted)].map((node) => {
      const attributes = [...node.attributes]
        .filter(({ name }) => name !== "data-react-helmet")
        .map(({ name, value }) => `${name}=${value}`);
      return [node.tagName, ...attributes.sort(), node.textContent].join(" ");
    });
    return [from.documentElement.lang, ...nodes.sort()];
  }, html);

test("the whole head follows the visitor through the site, and back", async ({ page, request }) => {
  // Without a policy, which would judge what is parsed here.
  const empty = await page.context().newPage();
  const expectHeadOf = async (route: string) => {
    await expect(page).toHaveURL(route);
    const expected = await headOf(empty, await (await request.get(route)).text());
    expect(expected.length).toBeGreaterThan(20);
    await expect.poll(() => headOf(page)).toEqual(expected);
  };
  const follow = (route: string) => linkTo(page.locator("body"), route).click();

  // It is kept out of search; leaving it ends that.
  await visit(page, unknownRoute);
  await expectHeadOf(unknownRoute);
  for (const route of ["/", "/changelog", release.path, "/blog", article.path]) {
    await follow(route);
    await expectHeadOf(route);
  }
  await page.goBack();
  await expectHeadOf("/blog");
  await page.goBack();
  await expectHeadOf(release.path);
  await page.goForward();
  await expectHeadOf("/blog");
});

test("a fragment that cannot be decoded takes no page away", async ({ page, trouble }) => {
  for (const route of ["/", "/pricing"]) {
    await visit(page, `${route}#50%`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.evaluate(() => (window.location.hash = "%E0%A4%A"));
    await linkTo(page.getByRole("contentinfo"), "/contact").click();
    await expect(page).toHaveURL("/contact");
  }
  expect(trouble).toEqual([]);
});
