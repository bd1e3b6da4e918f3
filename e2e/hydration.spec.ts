/**
 * Parts of a page whose code comes when it is needed (`src/runtime/islands.tsx`): what a visitor meets before
 * it is there, with the first touch, and when it cannot be had.
 */
import type { Page } from "@playwright/test";
import { featuresLink, logo, nav } from "./support/bar";
import { holdCode, marked, markParts } from "./support/parts";
import { site } from "./support/site";
import { expect, markDocument, test, visit } from "./support/test";

const { demoProject, hero } = site;
const { accept, undo } = demoProject.words;

test.use({ viewport: { width: 1280, height: 800 } });
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: "reduce" }));

const board = (page: Page) => page.getByRole("group", { name: hero.scene, exact: true });
const button = (page: Page, name: string) => board(page).getByRole("button", { name, exact: true });

test("a change of the address takes no waiting part away", async ({ page }) => {
  await visit(page, "/");
  const parts = await markParts(page);
  const { release } = await holdCode(page);
  await featuresLink(nav(page)).click();
  await page.evaluate(() => {
    window.location.hash = "features";
  });
  await expect(page).toHaveURL("/#features");
  await expect(marked(page)).toHaveCount(parts);
  release();
  await page.waitForLoadState("networkidle");
  await expect(marked(page)).toHaveCount(parts);
});

test("a link in a part that waits changes the page without loading the site anew", async ({
  page,
}) => {
  await visit(page, "/");
  const expectSameDocument = await markDocument(page);
  // No pointer comes before, nor any code.
  const link = page.getByRole("contentinfo").locator('a[href="/company"]').first();
  await link.evaluate((there: HTMLAnchorElement) => there.click());
  await expect(page).toHaveURL("/company");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(site.company.heading);
  await expectSameDocument();
});

test("a page that was gone to is there at once and whole, with its head", async ({
  page,
  trouble,
}) => {
  await visit(page, "/pricing");
  const expectSameDocument = await markDocument(page);
  const sections = page.locator("main section");
  await logo(page).click();
  await expect(page).toHaveURL("/");
  await expect(page).toHaveTitle(new RegExp(hero.meta.title));
  await expect(page.locator("title")).toHaveCount(1);
  await expect(page.locator("link[rel=canonical]")).toHaveCount(1);
  await button(page, accept).click();
  await expect(button(page, undo)).toBeVisible();
  await expectSameDocument();
  const here = await sections.count();
  await page.reload();
  await expect(sections).toHaveCount(here);
  expect(trouble).toEqual([]);
});
