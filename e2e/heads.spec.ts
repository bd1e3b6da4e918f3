import { expect, test, visit } from "./support/test";
import type { Page } from "@playwright/test";

test.use({ viewport: { width: 1280, height: 800 } });

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
  const own = async (route: string) => {
    const html = await (await request.get(route)).text();
    const expected = await headOf(page, html);
    expect(expected.length).toBeGreaterThan(20);
    await expect.poll(() => headOf(page)).toEqual(expected);
  };
  const follow = (name: string | RegExp) => page.getByRole("link", { name }).first().click();

  await visit(page, "/");
  await own("/");
  await follow("Changelog");
  await expect(page).toHaveURL("/changelog");
  await own("/changelog");
  await follow("v0.11.0");
  await expect(page).toHaveURL("/changelog/v0-11-0");
  await own("/changelog/v0-11-0");
  await follow("Blog");
  await expect(page).toHaveURL("/blog");
  await follow(/^The Best AI/);
  await own("/blog/the-best-ai-project-management-software-in-2025");
  await page.goBack();
  await own("/blog");
  await page.goBack();
  await own("/changelog/v0-11-0");
});

test("an unknown address is kept out of search, and leaving it ends that", async ({ page }) => {
  const robots = page.locator("meta[name=robots]");
  await visit(page, "/no-such-page");
  await expect(robots).toHaveAttribute("content", "noindex");
  await page.getByRole("link", { name: "Pricing" }).first().click();
  await expect(page).toHaveURL("/pricing");
  await expect(robots).toHaveCount(0);
});

test("an old address leads to the page it has become", async ({ page, request }) => {
  const html = await (await request.get("/about/index.html")).text();
  expect(html).toContain("url=/company");
  await page.goto("/about");
  await expect(page).toHaveURL("/company");
});

test("the page of share cards is not part of the built site", async ({ request }) => {
  expect((await request.get("/social-cards")).status()).toBe(404);
});
