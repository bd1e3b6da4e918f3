import { longDate } from "../../src/lib/format";
import { exactly } from "./support/page-objects";
import { release, site } from "./support/site";
import { expect, test, visit } from "./support/test";

const { releases, changelog } = site;
const label = ({ version }: { version: string }) => `v${version}`;

test("a release links to its neighbors, and the list shows the newest one in full", async ({
  page,
}) => {
  await visit(page, release.path);
  const main = page.getByRole("main");
  const releaseNav = main.getByRole("navigation", exactly(changelog.all));
  const link = (rel: "next" | "prev") => releaseNav.locator(`a[rel=${rel}]`);
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(release.title);
  await expect(link("next")).toHaveCount(0);
  const [, older] = releases;
  if (older) {
    await link("prev").click();
    await expect(page).toHaveURL(older.path);
    await expect(link("next")).toHaveAttribute("href", release.path);
    await expect(link("next")).toContainText(changelog.newer);
  }
  await releaseNav.getByRole("link", exactly(changelog.all)).click();
  await expect(page).toHaveURL("/changelog");
  const entry = main
    .getByRole("listitem")
    .filter({ has: page.getByRole("link", exactly(label(release))) });
  await expect(entry.locator("time")).toHaveText(longDate(release.date));
  await expect(entry.getByRole("img").first()).toHaveAttribute("alt", release.imageAlt);
  await expect(entry.getByRole("listitem").first()).toBeVisible();
});

test("a release only loads the image for the color scheme", async ({ browser, baseURL }) => {
  const withDarkImage = releases.find(({ imageDark }) => imageDark);
  if (!withDarkImage) return;
  for (const colorScheme of ["light", "dark"] as const) {
    // Each scheme with its own cache.
    const page = await browser.newPage({ colorScheme, baseURL });
    await visit(page, withDarkImage.path);
    const images = page.getByRole("main").locator("picture[data-scheme]");
    await expect(images).toHaveCount(2);
    await expect(images.filter({ visible: true })).toHaveAttribute("data-scheme", colorScheme);
    const loaded = () =>
      images
        .locator("img")
        .evaluateAll((all) => all.map((image) => (image as HTMLImageElement).naturalWidth > 0));
    await expect.poll(loaded).toEqual([colorScheme === "light", colorScheme === "dark"]);
    await page.close();
  }
});

test("each note has a button that copies its URL", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await visit(page, release.path);
  const note = page.getByRole("main").locator("li[id]").last();
  await note.getByRole("button", { name: changelog.copyLink }).click();
  await expect(note.getByText(changelog.copied, { exact: true })).toBeVisible();
  const address = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  expect(address.pathname).toBe(release.path);
  await expect(note).toHaveId(address.hash.slice(1));
});
