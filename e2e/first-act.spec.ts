/**
 * A page's code is asked for with the first act of its visitor (`src/start.ts`): what that act comes to, and what becomes of
 * it when the code cannot be had.
 */
import type { Page } from "@playwright/test";
import { bar } from "./support/bar";
import { holdCode, marked, markParts } from "./support/parts";
import { button as sendButton, expectSuccess, inFooter, input } from "./support/newsletter";
import { dialog, field, resultTo, word } from "./support/search";
import { article, site } from "./support/site";
import { newAddress, subscribers } from "./support/stand-ins";
import { byTouch, everywhere, expect, hydrated, markDocument, test } from "./support/test";

test.use({ viewport: { width: 1280, height: 800 } });

const { hero, demoProject, navigation } = site;
const { accept, undo } = demoProject.words;
const button = (page: Page, name: string) =>
  page
    .getByRole("group", { name: hero.scene, exact: true })
    .getByRole("button", { name, exact: true });
const scheme = (page: Page) =>
  bar(page).getByRole("button", { name: `${navigation.theme.label}: ` });

/** What every page's HTML asks for by itself. */
const isBeginning = (url: string) => /\/(webpack-runtime|app)-[^/]+$/.test(url);

test("nothing is asked for before somebody moves, and each part when somebody comes near", async ({
  page,
}) => {
  const { asked, release } = await holdCode(page);
  release();
  await page.goto("/");
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(1_000);
  expect(asked.filter((url) => !isBeginning(url))).toEqual([]);
  await page.mouse.wheel(0, 400);
  await hydrated(page);
  await page.waitForLoadState("networkidle");
  const near = asked.length;
  const heading = page.getByRole("heading", { name: site.comparison.heading });
  await heading.evaluate((far) => far.scrollIntoView({ behavior: "instant" }));
  await expect.poll(() => asked.length).toBeGreaterThan(near);
});

test("the data is asked for while the code is on its way, and once", async ({ page, trouble }) => {
  await page.goto("/pricing");
  const { release } = await holdCode(page);
  const data: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/page-data\/(app-data|pricing\/page-data)\.json$/.test(pathname)) data.push(pathname);
  });
  await page.mouse.move(300, 300);
  await expect.poll(() => data).toHaveLength(2);
  release();
  await hydrated(page);
  await page.waitForLoadState("networkidle");
  expect(data).toHaveLength(2);
  // A browser says when it fetched something ahead for nothing, a few seconds later.
  await page.waitForTimeout(4_000);
  expect(trouble).toEqual([]);
});

test("the very first click on a page acts, once", async ({ page }) => {
  await page.goto("/");
  const { asked, release } = await holdCode(page);
  await button(page, accept).click();
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  await expect(button(page, undo)).toBeHidden();
  release();
  await expect(button(page, undo)).toBeVisible();
  await expect(button(page, accept)).toBeHidden();
});

test(
  "the very first press of the colour scheme is done once the code is there",
  byTouch,
  async ({ page }) => {
    await page.emulateMedia({ colorScheme: "light" });
    await page.goto("/pricing");
    const { asked, release } = await holdCode(page);
    // On the icon, which no script can press.
    await scheme(page).locator("svg:visible").click();
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    await expect(scheme(page)).toHaveAccessibleName(new RegExp(navigation.theme.system));
    release();
    await expect(scheme(page)).toHaveAccessibleName(new RegExp(navigation.theme.dark));
  },
);

test("keys open the search first of all, and it finds", everywhere, async ({ page }) => {
  await page.goto("/pricing");
  const { asked, release } = await holdCode(page);
  await page.keyboard.press("ControlOrMeta+k");
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.type(word);
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  release();
  await expect(resultTo(page, article.path)).toBeVisible();
  await expect(field(page)).toHaveValue(word);
});

test("what is sent first of all waits for the code, and is sent in its place", async ({ page }) => {
  await page.goto("/pricing");
  const expectSameDocument = await markDocument(page);
  const { asked, release } = await holdCode(page);
  const form = inFooter(page);
  const address = newAddress();
  await input(form).fill(address);
  await sendButton(form).click();
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  release();
  await expectSuccess(form);
  expect(await subscribers()).toContain(address);
  // So long the browser would have waited, had the code not come.
  await page.waitForTimeout(8_500);
  await expectSuccess(form);
  await expectSameDocument();
});

for (const [name, isAnswered] of [
  ["cannot be had", true],
  ["never comes", false],
] as const) {
  test(`what is sent first of all is sent by the browser where the code ${name}`, async ({
    page,
  }) => {
    await page.goto("/pricing");
    const { refuse } = await holdCode(page);
    if (isAnswered) refuse();
    const form = inFooter(page);
    const address = newAddress();
    await input(form).fill(address);
    await sendButton(form).click();
    await expect(page).toHaveURL(/\/api\//);
    expect(await subscribers()).toContain(address);
  });
}

test("where one page stood twice in a tab, Back shows the page that its address says", async ({
  page,
}) => {
  await page.goto("/contact");
  await hydrated(page);
  await page.evaluate(() => history.pushState(null, "", "/pricing"));
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(site.plans.heading);
  await page.goBack();
  await expect(page).toHaveURL("/contact");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(site.contact.heading);
});

test("without the page's code the HTML stays, and the next click asks again", async ({ page }) => {
  await page.goto("/");
  const parts = await markParts(page);
  const { asked, refuse, release } = await holdCode(page);
  const expectSameDocument = await markDocument(page);
  refuse();
  await button(page, accept).click();
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  await expect(marked(page)).toHaveCount(parts);
  await expect(button(page, accept)).toBeVisible();
  release();
  await button(page, accept).click();
  await expect(button(page, undo)).toBeVisible();
  await expect(marked(page)).toHaveCount(parts);
  await expectSameDocument();
});
