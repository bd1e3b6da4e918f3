import { shortDate } from "../src/lib/format";
import { article, site } from "./support/site";
import { expect, test, visit } from "./support/test";

test("the list has a card for each article, newest first, with all that is known of it", async ({
  page,
}) => {
  await page.goto("/blog");
  const cards = page.getByRole("main").getByRole("article");
  await expect(cards.getByRole("heading")).toHaveText(site.articles.map(({ title }) => title));
  const card = cards.first();
  await expect(card).toContainText(article.description);
  await expect(card).toContainText(article.author?.name ?? "nobody");
  await expect(card).toContainText(`${article.readTime} ${site.blog.minutes}`);
  await expect(card.locator("time")).toHaveText(shortDate(article.date));
  await expect(card.getByText(article.category, { exact: true })).toBeVisible();
  await expect(card.getByRole("img").first()).toHaveAttribute("alt", article.imageAlt);
});

test("the whole card leads to the article", async ({ page }) => {
  await visit(page, "/blog");
  const box = await page.getByRole("article").first().boundingBox();
  await page.mouse.click((box?.x ?? 0) + 40, (box?.y ?? 0) + 40);
  await expect(page).toHaveURL(article.path);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(article.title);
});

test.describe("an article", () => {
  test.beforeEach(({ page }) => visit(page, article.path));

  test("has a table of contents whose entries lead to their sections", async ({ page }) => {
    const contents = page.getByRole("navigation", { name: site.blog.contents });
    for (const entry of (await contents.getByRole("link").all()).slice(0, 4)) {
      const [name, href] = [await entry.innerText(), await entry.getAttribute("href")];
      await entry.click();
      await expect(page).toHaveURL(article.path + (href ?? ""));
      await expect(page.locator(":target")).toHaveText(name);
      await expect(page.locator(":target")).toBeInViewport();
    }
  });

  test("has tables that scroll inside their own frames", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 740 });
    const frames = page.getByRole("region").filter({ has: page.getByRole("table") });
    await expect(frames).toHaveCount(await page.getByRole("article").getByRole("table").count());
    for (const frame of await frames.all()) {
      await frame.focus();
      await expect(frame).toBeFocused();
      await expect(frame).toHaveCSS("overflow-x", "auto");
    }
  });

  test("lists what changed since it was published, newest first", async ({ page }) => {
    const updates = article.updates ?? [];
    const list = page.getByRole("region", { name: site.blog.updates });
    await expect(list).toHaveCount(updates.length > 0 ? 1 : 0);
    const dates = updates.map(({ date }) => date.slice(0, 10));
    await expect(list.locator("time")).toHaveText(dates.sort().reverse().map(shortDate));
  });
});
