/**
 * A press or the first movement loads the page's code (`plugins/gatsby-plugin-islands`). Failures: `recovery.spec.ts`.
 */
import type { Page } from "@playwright/test";
import { bar } from "./support/bar";
import { holdCode } from "./support/hold-code";
import { button as sendButton, expectSuccess, inFooter, input } from "./support/newsletter";
import { site } from "./support/site";
import { newAddress, subscribers } from "./support/stand-ins";
import { byTouch, expect, expectHydrated, hydrated, test } from "./support/test";

test.use({ viewport: { width: 1280, height: 800 } });

const { hero, navigation } = site;
const scheme = (page: Page) =>
  bar(page).getByRole("button", { name: `${navigation.theme.label}: ` });

/** Notes when the next event of a type happens, for {@link marksBefore}. */
const noteTime = (page: Page, type: string) =>
  page.evaluate((name) => {
    document.body.dataset[name] = "Infinity";
    const note = ({ timeStamp }: Event) => (document.body.dataset[name] = String(timeStamp));
    addEventListener(name, note, { once: true, capture: true });
  }, type);
/** What was marked, for example hydrated, before that event: nothing has to wait for what mustn't happen. */
const marksBefore = (page: Page, type: string) =>
  page.evaluate(
    (name) =>
      performance
        .getEntriesByType("mark")
        .filter(({ startTime }) => startTime < Number(document.body.dataset[name]))
        .map((mark) => mark.name),
    type,
  );

test("code is prefetched, and runs after the first movement, for islands near the screen", async ({
  page,
  trouble,
}) => {
  await page.goto("/");
  const ahead = page.locator("link[rel=prefetch]");
  // Three scripts and a font.
  await expect.poll(() => ahead.count()).toBe(4);
  await page.waitForLoadState("networkidle");
  await page.evaluate(async () => {
    // As the browser does when it reloads a page.
    for (let y = document.body.scrollHeight; y >= 0; y -= innerHeight) {
      scrollTo({ top: y, behavior: "instant" });
      await new Promise(requestAnimationFrame);
    }
  });
  await noteTime(page, "wheel");
  const requested = await page.evaluate(() =>
    performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname),
  );
  for (const script of [/^\/framework-/, /^\/islands-\w+\.js/, /^\/islands-home-/])
    expect(requested).toContainEqual(expect.stringMatching(script));
  await page.mouse.wheel(0, 100);
  for (const near of ["layout/navbar", "home/board"]) await expectHydrated(page, near);
  expect(await marksBefore(page, "wheel")).toEqual([]);
  await noteTime(page, "wheel");
  await page.mouse.wheel(0, 50_000);
  await expectHydrated(page, "layout/footer");
  expect(await marksBefore(page, "wheel")).not.toContain("island layout/footer");
  // Browsers log when something was prefetched but not used.
  expect(trouble).toEqual([]);
});

test("nothing is prefetched and hydrated with saveData or on a slow connection", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const value = location.search ? { saveData: true } : { effectiveType: "3g" };
    Object.defineProperty(navigator, "connection", { value });
  });
  for (const address of ["/pricing", "/pricing?saves"]) {
    await page.goto(address, { waitUntil: "networkidle" });
    await page.mouse.wheel(0, 100);
    await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
    await expect(page.locator("link[rel=idle]")).not.toHaveCount(0);
    await expect(page.locator("link[rel=prefetch]")).toHaveCount(0);
    await noteTime(page, "focusin");
    await hydrated(page);
    expect(await marksBefore(page, "focusin")).toEqual([]);
  }
});

test("a click before hydration does not scroll back a visitor who has scrolled on", async ({
  page,
}) => {
  await page.goto("/");
  const { requested, release } = await holdCode(page);
  const [sentence = ""] = hero.composer.sentences;
  await page.getByRole("button", { name: sentence, exact: true }).click();
  await expect.poll(() => requested.length).toBeGreaterThan(0);
  await inFooter(page).scrollIntoViewIfNeeded();
  release();
  await expect(page.getByLabel(hero.composer.label)).toHaveValue(sentence);
  await expect(inFooter(page)).toBeInViewport();
});

test("the first press of the color scheme needs no code", byTouch, async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("/pricing");
  await holdCode(page);
  const { label, system, dark } = navigation.theme;
  await expect(scheme(page)).toHaveAccessibleName(`${label}: ${system}`);
  // On the icon: an <svg> has no click().
  await scheme(page).locator("svg:visible").click();
  await expect(scheme(page)).toHaveAccessibleName(`${label}: ${dark}`);
});

test("a form submitted before hydration is sent when its code has loaded", async ({ page }) => {
  await page.goto("/pricing");
  await page.evaluate(() => (document.body.dataset.mark = "same"));
  await page.clock.install();
  const { requested, release } = await holdCode(page);
  const form = inFooter(page);
  const address = newAddress();
  await input(form).fill(address);
  await sendButton(form).click();
  await expect.poll(() => requested.length).toBeGreaterThan(0);
  release();
  await expectSuccess(form);
  expect(await subscribers()).toContain(address);
  // After this timeout the browser would have submitted the form itself.
  await page.clock.fastForward(8_500);
  await expectSuccess(form);
  await expect(page.locator("body")).toHaveAttribute("data-mark", "same");
});

for (const [name, fails] of [
  ["fails to load", true],
  ["never loads", false],
] as const) {
  test(`the browser submits a form itself if its code ${name}`, async ({ page }) => {
    await page.goto("/pricing");
    const { refuse } = await holdCode(page);
    if (fails) refuse();
    const form = inFooter(page);
    const address = newAddress();
    await input(form).fill(address);
    await sendButton(form).click();
    await expect(page).toHaveURL("/newsletter/thanks");
    expect(await subscribers()).toContain(address);
  });
}
