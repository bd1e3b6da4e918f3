/**
 * What visitors do before the code of an island is there (`plugins/gatsby-plugin-islands`). Code that fails to load:
 * `recovery.spec.ts`.
 */
import type { Page } from "@playwright/test";
import {
  bar,
  board,
  boardButton,
  expectSubscribed,
  footerForm,
  issueField,
  subscribe,
} from "./support/page-objects";
import { newAddress, subscribers } from "./support/services";
import { site } from "./support/site";
import { byTouch, expect, expectHydrated, holdScripts, hydrateBar, test } from "./support/test";

test.use({ viewport: { width: 1280, height: 800 } });

const { hero, navigation } = site;
const [example = ""] = hero.composer.sentences;
const schemeButton = (page: Page) =>
  bar(page).getByRole("button", { name: `${navigation.theme.label}: ` });

/** Records when the next event of this type happens, for {@link marksBefore}. */
const recordNext = (page: Page, type: string) =>
  page.evaluate((name) => {
    document.body.dataset[name] = "Infinity";
    const record = ({ timeStamp }: Event) => (document.body.dataset[name] = String(timeStamp));
    addEventListener(name, record, { once: true, capture: true });
  }, type);
/** Performance marks, such as those of hydrated islands, before that event. No test has to wait for what mustn't happen. */
const marksBefore = (page: Page, type: string) =>
  page.evaluate(
    (name) =>
      performance
        .getEntriesByType("mark")
        .filter(({ startTime }) => startTime < Number(document.body.dataset[name]))
        .map((mark) => mark.name),
    type,
  );

test("code is prefetched, and the first movement hydrates islands near the screen", async ({
  page,
  trouble,
}) => {
  await page.goto("/");
  const prefetches = page.locator("link[rel=prefetch]");
  // Three scripts and a font.
  await expect.poll(() => prefetches.count()).toBe(4);
  await page.waitForLoadState("networkidle");
  await page.evaluate(async () => {
    // Not a movement: browsers scroll, too, when they reload a page.
    for (let y = document.body.scrollHeight; y >= 0; y -= innerHeight) {
      scrollTo({ top: y, behavior: "instant" });
      await new Promise(requestAnimationFrame);
    }
  });
  await recordNext(page, "wheel");
  const requested = await page.evaluate(() =>
    performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname),
  );
  for (const script of [/^\/framework-/, /^\/islands-\w+\.js/, /^\/islands-home-/])
    expect(requested).toContainEqual(expect.stringMatching(script));
  await page.mouse.wheel(0, 100);
  for (const near of ["layout/navbar", "home/board"]) await expectHydrated(page, near);
  expect(await marksBefore(page, "wheel")).toEqual([]);
  await recordNext(page, "wheel");
  await page.mouse.wheel(0, 50_000);
  await expectHydrated(page, "layout/footer");
  expect(await marksBefore(page, "wheel")).not.toContain("island layout/footer");
  // Browsers warn about unused prefetches.
  expect(trouble).toEqual([]);
});

test("nothing is prefetched or hydrated with Save-Data or on a slow connection", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const value = location.search ? { saveData: true } : { effectiveType: "3g" };
    Object.defineProperty(navigator, "connection", { value });
  });
  for (const address of ["/pricing", "/pricing?save-data"]) {
    await page.goto(address, { waitUntil: "networkidle" });
    await page.mouse.wheel(0, 100);
    await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
    await expect(page.locator("link[rel=idle]")).not.toHaveCount(0);
    await expect(page.locator("link[rel=prefetch]")).toHaveCount(0);
    await recordNext(page, "focusin");
    await hydrateBar(page);
    expect(await marksBefore(page, "focusin")).toEqual([]);
  }
});

test("a click before hydration doesn't scroll back a visitor who has scrolled on", async ({
  page,
}) => {
  await page.goto("/");
  const { requested, release } = await holdScripts(page);
  await boardButton(page, example).click();
  await expect.poll(() => requested.length).toBeGreaterThan(0);
  await footerForm(page).scrollIntoViewIfNeeded();
  release();
  await expect(issueField(page)).toHaveValue(example);
  await expect(footerForm(page)).toBeInViewport();
});

test("the color scheme switches before its code has loaded", byTouch, async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("/pricing");
  await holdScripts(page);
  const { label, system, dark } = navigation.theme;
  await expect(schemeButton(page)).toHaveAccessibleName(`${label}: ${system}`);
  // The icon, because an <svg> has no click().
  await schemeButton(page).locator("svg:visible").click();
  await expect(schemeButton(page)).toHaveAccessibleName(`${label}: ${dark}`);
});

test("a form submitted before hydration is sent when its code has loaded", async ({ page }) => {
  await page.goto("/pricing");
  await page.evaluate(() => (document.body.dataset.mark = "same"));
  await page.clock.install();
  const { requested, release } = await holdScripts(page);
  const form = footerForm(page);
  const address = newAddress();
  await subscribe(form, address);
  await expect.poll(() => requested.length).toBeGreaterThan(0);
  release();
  await expectSubscribed(form);
  expect(await subscribers()).toContain(address);
  // By then the browser would have submitted the form itself.
  await page.clock.fastForward(8_500);
  await expectSubscribed(form);
  await expect(page.locator("body")).toHaveAttribute("data-mark", "same");
});

for (const [event, isRefused] of [
  ["fails to load", true],
  ["never loads", false],
] as const) {
  test(`the browser submits a form itself if its code ${event}`, async ({ page }) => {
    await page.goto("/pricing");
    const { refuse } = await holdScripts(page);
    if (isRefused) refuse();
    const address = newAddress();
    await subscribe(footerForm(page), address);
    await expect(page).toHaveURL("/newsletter/thanks");
    expect(await subscribers()).toContain(address);
  });
}

test("an issue submitted twice before its code has loaded is added once", async ({ page }) => {
  const firstScripts = await holdScripts(page, /\/(app|webpack-runtime)-[^/]+\.js$/);
  const code = await holdScripts(page, /\/(?!(app|webpack-runtime)-)[^/]+\.js$/);
  await page.goto("/", { waitUntil: "commit" });
  await page.locator("footer").waitFor();
  await issueField(page).fill(example);
  await issueField(page).press("Enter");
  firstScripts.release();
  await page.waitForFunction(() => !("early" in window));
  await issueField(page).press("Enter");
  await expect.poll(() => code.requested.length).toBeGreaterThan(0);
  code.release();
  await expect(issueField(page)).toHaveValue("");
  await expect(board(page).getByText(example).first()).toBeVisible();
  const { written } = await page.evaluate(
    () => JSON.parse(sessionStorage.getItem("demo-2") ?? "{}") as { written?: [] },
  );
  expect(written).toHaveLength(1);
});
