/** Finds entries of long lists: content may grow, and a page lists twelve entries. */
import type { Locator, Page } from "@playwright/test";
import { expect } from "./test";

/** Follows links to older articles until one is listed. */
export async function pageTo(page: Page, article: Locator): Promise<void> {
  const older = page.getByRole("main").locator("a[rel=next]");
  while ((await article.count()) === 0) await page.goto((await older.getAttribute("href")) ?? "");
}

/**
 * Expects a release in the changelog with its date, and its image and notes there, or on its own page
 * if twelve releases are newer.
 */
export async function expectRelease(page: Page, version: string, date: string): Promise<void> {
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
  await expect(place.getByRole("listitem").first()).toBeVisible();
}
