/** The search dialog, by accessible name, and a word to find. */
import type { Page } from "@playwright/test";
import { bar } from "./bar";
import { article, site } from "./site";

const words = site.search;
export const named = (name: string) => ({ name, exact: true });
export const opener = (page: Page) => bar(page).getByRole("button", named(words.open));
export const dialog = (page: Page) => page.getByRole("dialog", named(words.open));
export const field = (page: Page) => dialog(page).getByRole("searchbox", named(words.open));
export const results = (page: Page) => dialog(page).locator("ol").getByRole("link");
export const resultTo = (page: Page, path: string) => dialog(page).locator(`ol a[href="${path}"]`);
/** A word that no page contains. */
export const unknownWord = "qzxvw";

/** The longest word of the newest article, preferably one that is in no other text. */
function rareWord(): string {
  const others = [...site.articles.slice(1), ...site.releases].map(({ body }) => body).join(" ");
  const lines = article.body.split("\n").filter((line) => /^[A-Z][^{}[\]`]*$/.test(line));
  const found: string[] = lines.join(" ").match(/\b[a-z]{4,}\b/g) ?? [];
  const long = found.sort((a, b) => b.length - a.length);
  const word = long.find((candidate) => !others.includes(candidate)) ?? long[0];
  if (!word) throw new Error("The newest article has no plain line with a word of four letters.");
  return word;
}
export const word = rareWord();

/** Opens the search and types. */
export async function searchFor(page: Page, text: string): Promise<void> {
  await opener(page).click();
  await field(page).fill(text);
}
