import { longDate } from "../src/lib/format";
import { release, routes, site } from "./support/site";
import { expect, test, visit } from "./support/test";

const { releases, changelog, feeds } = site;
const named = (name: string) => ({ name, exact: true });
const label = ({ version }: { version: string }) => `v${version}`;

test("the list has every release, newest first, with its date, a picture and its notes", async ({
  page,
}) => {
  await visit(page, "/changelog");
  const entries = page.getByRole("main").locator("ol > li");
  await expect(entries).toHaveCount(releases.length);
  await expect(entries.locator("time")).toHaveText(releases.map(({ date }) => longDate(date)));
  for (const [index, one] of releases.entries()) {
    const entry = entries.nth(index);
    await expect(entry.getByRole("link", named(label(one)))).toHaveAttribute("href", one.path);
    await expect(entry.getByRole("heading", { level: 2 })).toHaveText(one.title);
    await expect(entry.getByRole("listitem")).not.toHaveCount(0);
    const picture = entry.getByRole("img").first();
    await expect(picture).toHaveAttribute("alt", one.pictureAlt);
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(300);
  }
});

test("each release has a page of its own, with ways to the newer and the older one", async ({
  page,
}) => {
  await visit(page, release.path);
  const main = page.getByRole("main");
  const ways = main.getByRole("navigation", named(changelog.all));
  const way = (rel: "next" | "prev") => ways.locator(`a[rel=${rel}]`);
  for (const [index, one] of releases.entries()) {
    await expect(page).toHaveURL(one.path);
    await expect(main.getByRole("heading", { level: 1 })).toHaveText(one.title);
    await expect(main.getByText(label(one), { exact: true })).toBeVisible();
    await expect(main.getByText(longDate(one.date), { exact: true })).toBeVisible();
    const newer = releases[index - 1];
    const older = releases[index + 1];
    if (newer) await expect(way("next")).toHaveAttribute("href", newer.path);
    if (newer) await expect(way("next")).toContainText(changelog.newer);
    else await expect(way("next")).toHaveCount(0);
    if (older) await way("prev").click();
    else await expect(way("prev")).toHaveCount(0);
  }
  await ways.getByRole("link", named(changelog.all)).click();
  await expect(page).toHaveURL("/changelog");
});

test("each note has an address that can be copied, and that marks it", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await visit(page, release.path);
  const note = page.getByRole("main").locator("li[id]").last();
  const id = (await note.getAttribute("id")) ?? "";
  await note.getByRole("button", { name: changelog.copyLink }).click();
  await expect(note.getByText(changelog.copied, { exact: true })).toBeVisible();
  const address = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  expect(address.pathname + address.hash).toBe(`${release.path}#${id}`);
  await page.goto(address.href);
  await expect(page.locator(":target")).toHaveId(id);
  await expect(page.locator(":target")).toBeInViewport();
});

test("the list marks what came since the last visit, and nothing moves", async ({
  page,
  trouble,
}) => {
  // On a phone a mark stands above its title; on a desktop there is nothing below it.
  await page.setViewportSize({ width: 390, height: 844 });
  const marks = page.getByText(changelog.fresh, { exact: true });
  const places = () =>
    page
      .getByRole("heading", { level: 2 })
      .evaluateAll((all) => all.map((h) => h.getBoundingClientRect().top + window.scrollY));

  await visit(page, "/changelog");
  await expect(marks).toHaveCount(0);

  // Whoever was here when the third release was the newest has not seen two.
  const seen = releases[2]?.date.slice(0, 10) ?? "";
  await page.evaluate((day) => localStorage.setItem("changelog-seen", day), seen);
  await visit(page, "/changelog");
  const fresh = releases.filter(({ date }) => date.slice(0, 10) > seen);
  await expect(marks).toHaveCount(fresh.length);
  const first = page.getByRole("listitem").filter({ has: marks }).first();
  await expect(first).toContainText(label(release));
  // Without them on the same page: another visit may have got other fonts.
  const marked = await places();
  await marks.evaluateAll((all) => all.forEach((mark) => mark.remove()));
  expect(await places()).toEqual(marked);
  expect(trouble).toEqual([]);

  await visit(page, "/changelog");
  await expect(marks).toHaveCount(0);
});

for (const list of ["/blog", "/changelog"].filter((route) => routes.includes(route))) {
  test(`the feeds of ${list} can be seen and opened`, async ({ page, request }) => {
    await page.goto(list);
    for (const name of [feeds.rss, feeds.atom, feeds.json]) {
      const address = await page.getByRole("link", named(name)).getAttribute("href");
      expect((await request.get(address ?? "")).ok()).toBe(true);
    }
  });
}
