/** The search while its code or index fails to load. */
import type { Page } from "@playwright/test";
import { dialog, field, named, opener, resultTo, searchFor, word } from "./support/search";
import { article, release, site } from "./support/site";
import { expect, test, visit } from "./support/test";

const words = site.search;
/** A page whose index chunk the first search does not load. */
const elsewhere = site.releases.at(-1) ?? release;

test.describe("a failure is reported, the text stays, and the search retries:", () => {
  const failure = (page: Page) => dialog(page).getByRole("alert");

  test("without its own code", async ({ page }) => {
    await visit(page, "/contact");
    await page.waitForLoadState("networkidle");
    let requested = 0;
    await page.route("**/*.js", (route) => {
      requested += 1;
      return route.abort();
    });
    await searchFor(page, word);
    await expect(failure(page)).toHaveText(words.failed);
    const first = requested;
    await page.keyboard.type("six letters");
    await expect(failure(page)).toHaveText(words.failed);
    expect(requested).toBe(first);
    await field(page).fill(word);
    await expect(dialog(page).getByRole("link")).toHaveCount(words.links.length);
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toBeHidden();
    await opener(page).click();
    await expect(field(page)).toHaveValue(word);
    await expect(failure(page)).toHaveText(words.failed);
    await page.unroute("**/*.js");
    await dialog(page).getByRole("button", named(words.retry)).click();
    await expect(resultTo(page, article.path)).toBeVisible();
  });

  for (const [what, address] of [
    ["script", "**/pagefind/pagefind.js*"],
    ["index", "**/pagefind/pagefind-entry.json*"],
    ["words", "**/pagefind/index/**"],
    ["results", "**/pagefind/fragment/**"],
  ] as const) {
    test(`requests the ${what} again after one failure`, async ({ page }) => {
      let lost = "";
      await page.route(
        address,
        (route) => {
          lost = route.request().url();
          return route.abort();
        },
        { times: 1 },
      );
      await visit(page, "/contact");
      await searchFor(page, word);
      await expect(resultTo(page, article.path)).toBeVisible();
      expect(lost).not.toBe("");
    });
  }

  test("when the connection is lost after the first search", async ({ page, context }) => {
    await visit(page, "/contact");
    await searchFor(page, word);
    await expect(resultTo(page, article.path)).toBeVisible();
    await context.setOffline(true);
    await field(page).fill(elsewhere.title);
    await expect(failure(page)).toHaveText(words.failed);
    await context.setOffline(false);
    await dialog(page).getByRole("button", named(words.retry)).click();
    await expect(resultTo(page, elsewhere.path)).toBeVisible();
  });
});
