/** A page that is loaded begins at the top, unless the reader was elsewhere in it or asked for a place. */
import type { Page } from "@playwright/test";
import { askedFor, noteScrolling, scrollTo, scrolled } from "./support/scrolling";
import { identity } from "./support/stand-ins";
import { expect, holdScripts, hydrated, plain, test, visit } from "./support/test";

/** The page is where it was, and no script has asked for another place. */
async function expectKept(page: Page, place: number): Promise<void> {
  await hydrated(page);
  await expect.poll(() => scrolled(page)).toBe(place);
  expect(await askedFor(page)).toEqual([]);
}

test.beforeEach(({ page }) => noteScrolling(page));

test("a reload keeps the place", async ({ page }) => {
  for (const route of ["/", "/#features", "/changelog"]) {
    await visit(page, route);
    await scrollTo(page, 1500);
    await page.reload();
    await expectKept(page, 1500);
    await page.goto("about:blank");
  }
});

test("Back from another site returns to the place", async ({ page }) => {
  await visit(page, "/changelog");
  await scrollTo(page, 1500);
  await page.goto(`${identity()}/.well-known/openid-configuration`);
  await page.goBack();
  await expectKept(page, 1500);
});

test("who has scrolled before the scripts came stays there", async ({ page }) => {
  for (const route of ["/pricing", "/#features"]) {
    await page.unrouteAll();
    const release = await holdScripts(page);
    await page.goto(route, { waitUntil: "commit" });
    await expect(page.getByRole("contentinfo")).toBeAttached();
    await scrollTo(page, 700);
    await page.evaluate(() => (window.asked = []));
    release();
    await expectKept(page, 700);
  }
});

test("a link to a piece of text leads there", async ({ page }) => {
  await page.goto("/tos");
  const last = page.locator("main p").last();
  const words = plain(await last.textContent())
    .split(" ")
    .slice(0, 6)
    .join(" ");
  await page.goto("about:blank");
  await page.goto(`/tos#:~:text=${encodeURIComponent(words)}`);
  await hydrated(page);
  await expect(last).toBeInViewport();
  await expectKept(page, await scrolled(page));
  expect(await scrolled(page)).toBeGreaterThan(500);
});

test("a page opened once more in its tab begins at the top", async ({ page }) => {
  await visit(page, "/changelog");
  await scrollTo(page, 1500);
  await page.goto("about:blank");
  await visit(page, "/changelog");
  await expectKept(page, 0);
});
