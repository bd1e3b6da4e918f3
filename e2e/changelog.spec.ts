import { expect, test, visit } from "./support/test";

const releases: [version: string, date: string, iso: string][] = [
  ["v0.11.0", "October 10, 2025", "2025-10-10"],
  ["v0.10.0", "July 27, 2025", "2025-07-27"],
  ["v0.9.0", "March 16, 2025", "2025-03-16"],
  ["v0.8.0", "January 19, 2025", "2025-01-19"],
  ["v0.7.0", "January 5, 2025", "2025-01-05"],
  ["v0.6.0", "September 8, 2024", "2024-09-08"],
  ["v0.5.0", "August 25, 2024", "2024-08-25"],
  ["v0.4.0", "August 11, 2024", "2024-08-11"],
];
const versions = releases.map(([version]) => version);
const address = (version = "") => `/changelog/${version.replaceAll(".", "-")}`;

test("the releases stand newest first, each with its date", async ({ page }) => {
  await page.goto("/changelog");
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: /^v\d+\.\d+\.\d+$/ })).toHaveText(versions);
  const dates = main.locator("time");
  await expect(dates).toHaveText(releases.map(([, date]) => date));
  const iso = await dates.evaluateAll((all) => all.map((time) => time.getAttribute("datetime")));
  expect(iso).toEqual(releases.map(([, , day]) => day));
});

for (const [version] of releases) {
  test(`${version} has a picture and four to eight notes in the list`, async ({ page }) => {
    await visit(page, "/changelog");
    const link = page.getByRole("link", { name: version, exact: true });
    const entry = page.getByRole("main").getByRole("listitem").filter({ has: link });
    const picture = entry.getByRole("img").first();
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveAttribute("alt", /\w+ \w+/);
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(300);
    const notes = await entry.getByRole("listitem").count();
    expect(notes).toBeGreaterThanOrEqual(4);
    expect(notes).toBeLessThanOrEqual(8);
  });
}

test("together the notes tell what the app can do", async ({ page }) => {
  await page.goto("/changelog");
  const text = (await page.getByRole("main").innerText()).toLowerCase();
  const story = [/projects/, /collaborat/, /kanban board/, /priorit/, /assignee/, /types/, /epics/];
  const more = [/hierarchy|tree/, /subtasks/, /suggest/, /csv/, /edit/, /story points/, /hours/];
  const last = [/sprint/, /statuses/, /archive/, /delete/, /members/];
  for (const part of [...story, ...more, ...last]) expect(text).toMatch(part);
});

test("each release has a page of its own, with ways to the newer and the older one", async ({
  page,
}) => {
  await visit(page, address(versions[0]));
  for (const [index, [version, date]] of releases.entries()) {
    await expect(page).toHaveURL(address(version));
    const main = page.getByRole("main");
    await expect(main.getByText(version, { exact: true })).toBeVisible();
    await expect(main.getByText(date, { exact: true })).toBeVisible();
    await expect(main.getByRole("img").first()).toBeVisible();
    const ways = main.getByRole("navigation", { name: "All releases" });
    const newer = ways.getByRole("link", { name: /Newer/ });
    const older = ways.getByRole("link", { name: /Older/ });
    if (index === 0) await expect(newer).toHaveCount(0);
    else await expect(newer).toHaveAttribute("href", address(versions[index - 1]));
    if (index === releases.length - 1) await expect(older).toHaveCount(0);
    else await older.click();
  }
  await page.getByRole("link", { name: "All releases" }).click();
  await expect(page).toHaveURL("/changelog");
});

test("a note has an address of its own", async ({ page, request }) => {
  const html = await (await request.get(address("v0.11.0"))).text();
  const [, id] = /<li[^>]* id="([^"]+)"/.exec(html) ?? [];
  await visit(page, `${address("v0.11.0")}#${id ?? ""}`);
  const note = page.locator(`[id="${id ?? ""}"]`);
  await expect(note).toBeInViewport();
  expect(await note.evaluate((item) => item.matches(":target"))).toBe(true);
});
