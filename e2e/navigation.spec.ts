import { expect, scrolled, test, visit } from "./support/test";

const names = ["Features", "Pricing", "Changelog", "Blog", "Contact"];
const onlyBar = { name: "Main" };

test.use({ viewport: { width: 1280, height: 800 } });

test("the bar names the pages, in order", async ({ page }) => {
  await page.goto("/");
  const links = page.getByRole("navigation", onlyBar).getByRole("link");
  await expect(links).toHaveText(names);
});

for (const name of names.slice(1)) {
  test(`${name} leads to the page of that name, without loading the site again`, async ({
    page,
  }) => {
    await visit(page, "/");
    await page.evaluate(() => (document.body.dataset.mark = "kept"));
    await page.getByRole("navigation", onlyBar).getByRole("link", { name }).click();
    await expect(page).toHaveURL(`/${name.toLowerCase()}`);
    await expect(page.getByRole("link", { name, exact: true }).first()).toHaveAttribute(
      "aria-current",
      "page",
    );
    await expect(page.locator("body")).toHaveAttribute("data-mark", "kept");
    expect(await scrolled(page)).toBe(0);
  });
}

test("title, description and canonical address change with the page, and back again", async ({
  page,
  request,
}) => {
  const head = async (route: string) => {
    const html = await (await request.get(route)).text();
    const title = /<title[^>]*>([^<]*)</.exec(html)?.[1] ?? "";
    const canonical = /rel="canonical" href="([^"]*)"/.exec(html)?.[1] ?? "";
    return { title, canonical };
  };
  const [home, pricing] = [await head("/"), await head("/pricing")];
  expect(home.title).not.toBe(pricing.title);
  const shows = async ({ title, canonical }: typeof home, words: RegExp) => {
    await expect(page).toHaveTitle(title);
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", canonical);
    await expect(page.locator("meta[name=description]")).toHaveAttribute("content", words);
  };

  await visit(page, "/");
  await page.getByRole("navigation", onlyBar).getByRole("link", { name: "Pricing" }).click();
  await shows(pricing, /\$12/);
  await page.goBack();
  await expect(page).toHaveURL("/");
  await shows(home, /suggests labels/);
  await page.goForward();
  await shows(pricing, /\$12/);
});

test("the logo leads home and to the top", async ({ page }) => {
  await visit(page, "/pricing");
  const logo = page.getByRole("banner").getByRole("link", { name: "Cairn, home" });
  await page.mouse.wheel(0, 600);
  await logo.click();
  await expect(page).toHaveURL("/");
  await expect.poll(() => scrolled(page)).toBe(0);

  await page.mouse.wheel(0, 1500);
  await expect.poll(() => scrolled(page)).toBeGreaterThan(1000);
  await logo.click();
  await expect.poll(() => scrolled(page)).toBe(0);
  await expect(page).toHaveURL("/");
});

test("the first Tab leads past the bar", async ({ page }) => {
  await visit(page, "/pricing");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});
