import { shortDate } from "../../src/lib/format";
import { article, site } from "./support/site";
import { expect, test, visit } from "./support/test";

test("a card describes its article and links to it", async ({ page }) => {
  await visit(page, "/blog");
  const card = page.getByRole("main").getByRole("article").first();
  await expect(card).toContainText(article.description);
  await expect(card).toContainText(article.author?.name ?? "nobody");
  await expect(card).toContainText(`${article.readTime} ${site.blog.minutes}`);
  await expect(card.locator("time").first()).toHaveText(shortDate(article.date));
  await expect(card.getByText(article.category, { exact: true })).toBeVisible();
  await expect(card.getByRole("img").first()).toHaveAttribute("alt", article.imageAlt);
  await card.click({ position: { x: 40, y: 40 } });
  await expect(page).toHaveURL(article.path);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(article.title);
  for (const { name } of article.compares ?? [])
    await expect(page.getByRole("article").getByRole("heading", { name })).toBeVisible();
});

test("an article has a table of contents, a list of updates and scrollable tables", async ({
  page,
}) => {
  await visit(page, article.path);
  const contents = page.getByRole("navigation", { name: site.blog.contents });
  for (const entry of (await contents.getByRole("link").all()).slice(0, 4)) {
    const [name, href] = [await entry.innerText(), await entry.getAttribute("href")];
    await entry.click();
    await expect(page).toHaveURL(article.path + (href ?? ""));
    await expect(page.locator(":target")).toHaveText(name);
    await expect(page.locator(":target")).toBeInViewport();
  }
  const updates = (article.updates ?? []).map(({ date }) => date.slice(0, 10)).sort();
  const updateList = page.getByRole("region", { name: site.blog.updates });
  await expect(updateList).toHaveCount(updates.length > 0 ? 1 : 0);
  await expect(updateList.locator("time")).toHaveText(updates.reverse().map(shortDate));

  await page.setViewportSize({ width: 320, height: 740 });
  await expect(contents.getByRole("link")).toHaveCount(0);
  await contents.getByText(site.blog.contents).filter({ visible: true }).click();
  const entry = contents.getByRole("link").first();
  await expect(entry).toBeVisible();
  const name = await entry.innerText();
  await entry.click();
  await expect(page.locator(":target")).toHaveText(name);
  const frames = page.getByRole("region").filter({ has: page.getByRole("table") });
  await expect(frames).toHaveCount(await page.getByRole("article").getByRole("table").count());
  for (const frame of await frames.all()) {
    await frame.focus();
    await expect(frame).toBeFocused();
    await expect(frame).toHaveCSS("overflow-x", "auto");
  }
});
