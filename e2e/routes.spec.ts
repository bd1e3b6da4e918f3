import { articleRoute, routes, unknownRoute } from "./support/routes";
import { expect, test } from "./support/test";

test("the routes are the ones that the specification lists", () => {
  expect(routes).toHaveLength(8 + 8);
  expect(routes).toEqual(
    expect.arrayContaining(["/", "/pricing", "/company", "/changelog", "/blog", "/contact"]),
  );
  expect(routes).toEqual(expect.arrayContaining(["/tos", articleRoute, "/changelog/v0-11-0"]));
});

for (const route of routes) {
  test(`${route} answers with 200 and HTML`, async ({ request }) => {
    const answer = await request.get(route, { maxRedirects: 0 });
    expect(answer.status()).toBe(200);
    expect(answer.headers()["content-type"]).toMatch(/^text\/html/);
  });
}

test.describe("an unknown address", () => {
  test("answers with 404", async ({ request }) => {
    for (const route of [unknownRoute, "/blog/no-such-article", "/changelog/v9-9-9"]) {
      expect((await request.get(route)).status(), route).toBe(404);
    }
  });

  test("says that the page was not found, and leads home", async ({ page }) => {
    await page.goto(unknownRoute);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page not found");
    await expect(
      page.getByText("The page you are looking for could not be found.", { exact: true }),
    ).toBeVisible();
    await expect(page).toHaveTitle(/^Page not found/);
    await page.getByRole("link", { name: "Go home" }).click();
    await expect(page).toHaveURL("/");
  });

  test("helps onward to other pages", async ({ page }) => {
    await page.goto(unknownRoute);
    const links = page.getByRole("main").getByRole("link");
    const addresses = await links.evaluateAll((all) => all.map((a) => a.getAttribute("href")));
    expect(addresses.length).toBeGreaterThan(1);
    for (const address of addresses) {
      expect((await page.request.get(address ?? "")).status(), address ?? "").toBe(200);
    }
  });

  test("says so without JavaScript, too", async ({ request }) => {
    const html = await (await request.get(unknownRoute)).text();
    // The description says it as well; the page is what counts.
    const main = html.slice(html.indexOf("<main"));
    expect(main).toContain("The page you are looking for could not be found.");
  });
});

test("every link of the site leads to a page, and every anchor to an element", async ({
  request,
}) => {
  const html = new Map<string, string>();
  for (const route of routes) html.set(route, await (await request.get(route)).text());
  for (const [route, text] of html) {
    for (const [, href = ""] of text.matchAll(/<a [^>]*href="([^"]*)"/g)) {
      if (/^(https?|mailto):/.test(href)) continue;
      const [path, id] = href.split("#");
      const target = html.get(path || route);
      if (!target) {
        // A file, such as a feed.
        expect((await request.get(href)).status(), `${href} on ${route}`).toBe(200);
        continue;
      }
      if (id) expect(target, `${href} on ${route}`).toContain(`id="${id}"`);
    }
  }
});
