/** Where an entry of a long list stands: content may grow, and lists show twelve entries in full. */
import type { Locator, Page } from "@playwright/test";
import { expect } from "./test";

/** Goes on to older articles until one is there. */
export async function goOnTo(page: Page, article: Locator): Promise<void> {
  const older = page.getByRole("main").locator("a[rel=next]");
  while ((await article.count()) === 0) await page.goto((await older.getAttribute("href")) ?? "");
}

/**
 * The changelog has a release with its date, and its picture and notes: there, or on its own page
 * once twelve are newer.
 * @returns what is said of it, lowercase
 */
export async function expectRelease(page: Page, version: string, date: string): Promise<string> {
  await page.goto("/changelog");
  const main = page.getByRole("main");
  const link = page.getByRole("link", { name: version, exact: true });
  const entry = main.getByRole("listitem").filter({ has: link });
  await expect(entry.locator("time")).toHaveText(date);
  const all = await main.getByRole("link", { name: /^v\d+\.\d+\.\d+$/ }).allInnerTexts();
  const isOld = all.indexOf(version) >= 12;
  if (isOld) await page.goto(`/changelog/${version.replaceAll(".", "-")}`);
  const place = isOld ? main : entry;
  await expect(place.getByRole("img").first()).toHaveAttribute("alt", /\w+ \w+/);
  await expect(place.getByRole("listitem").nth(1)).toBeVisible();
  return (await place.innerText()).toLowerCase();
}
