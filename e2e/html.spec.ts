import product from "../content/product.json";
import { routes } from "./support/routes";
import { expect, test } from "./support/test";
import { wholeText } from "./support/whole-text";
import { plain } from "./support/content";

/** The page as a search engine gets it. */
test.use({ javaScriptEnabled: false });

const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map((m) => m[1] ?? "");
const titles = (html: string) => all(html, /<title[^>]*>([^<]*)<\/title>/g);
const descriptions = (html: string) =>
  all(html, /<meta(?=[^>]* name="description")[^>]* content="([^"]*)"/g);
const canonicals = (html: string) =>
  all(html, /<link(?=[^>]* rel="canonical")[^>]* href="([^"]*)"/g);

for (const route of routes) {
  test.describe(`the HTML of ${route}`, () => {
    test("has one title, description and canonical address of its own, and its language", async ({
      request,
    }) => {
      const html = await (await request.get(route)).text();
      expect(titles(html)).toHaveLength(1);
      expect(titles(html)[0]).toContain(product.name);
      expect(descriptions(html)).toHaveLength(1);
      expect(canonicals(html)).toEqual([`${product.siteUrl}${route === "/" ? "" : route}`]);
      expect(html).toMatch(/<html[^>]* lang="en"/);
    });

    test("has one h1 and the whole text of the page", async ({ page }) => {
      await page.goto(route);
      await expect(page.locator("h1")).toHaveCount(1);
      const shown = plain(await page.locator("main").innerText());
      const held = plain(await page.locator("main").textContent());
      const missing = wholeText(route).filter((text) => !(shown + held).includes(plain(text)));
      expect(missing).toEqual([]);
    });
  });
}

test("no two pages share a title or a description", async ({ request }) => {
  const html = await Promise.all(routes.map(async (r) => (await request.get(r)).text()));
  for (const read of [titles, descriptions]) {
    const values = html.flatMap(read);
    expect(values).toHaveLength(routes.length);
    expect([...new Set(values)]).toEqual(values);
  }
});

test("descriptions have the length that search engines show", async ({ request }) => {
  for (const route of routes) {
    const [description = ""] = descriptions(await (await request.get(route)).text());
    expect(description.length, route).toBeGreaterThanOrEqual(70);
    // Entities such as &#x27; count as more than one character here.
    expect(description.replace(/&[^;]+;/g, "_").length, route).toBeLessThanOrEqual(160);
  }
});
