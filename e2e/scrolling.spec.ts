import type { Page } from "@playwright/test";
import { clickInPlace, expect, holdScripts, hydrated, scrolled, test, visit } from "./support/test";

declare global {
  interface Window {
    /** Where the page stood, frame by frame. */
    track: number[];
  }
}

test.use({ viewport: { width: 1280, height: 800 } });

const featuresTop = (page: Page) =>
  page.evaluate(() =>
    Math.round(document.getElementById("features")?.getBoundingClientRect().top ?? 0),
  );

/** Notes where the page stands, frame by frame, from now on. */
async function watch(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.track = [];
    const note = () => {
      if (window.track.at(-1) !== window.scrollY) window.track.push(window.scrollY);
      requestAnimationFrame(note);
    };
    note();
  });
}
const stops = (page: Page) => page.evaluate(() => window.track.length);
const clickFeatures = (page: Page) =>
  page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Features" }).click();

test.describe("Features", () => {
  test("scrolls smoothly on the landing page and leaves 100 px above", async ({ page }) => {
    await visit(page, "/");
    await watch(page);
    await clickFeatures(page);
    await expect.poll(() => featuresTop(page)).toBe(100);
    expect(await stops(page)).toBeGreaterThan(4);
    await expect(page).toHaveURL("/");
  });

  test("does so every time", async ({ page }) => {
    await visit(page, "/");
    await clickFeatures(page);
    await expect.poll(() => featuresTop(page)).toBe(100);
    await page.mouse.wheel(0, 2000);
    await expect.poll(() => featuresTop(page)).toBeLessThan(-500);
    await clickFeatures(page);
    await expect.poll(() => featuresTop(page)).toBe(100);
  });

  test("goes to the landing page from another one, then scrolls", async ({ page }) => {
    await visit(page, "/pricing");
    await watch(page);
    await clickFeatures(page);
    await expect(page).toHaveURL("/");
    await expect.poll(() => featuresTop(page)).toBe(100);
    expect(await stops(page)).toBeGreaterThan(4);
  });

  test("jumps there for visitors who asked for less motion", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await visit(page, "/");
    await watch(page);
    await clickFeatures(page);
    await expect.poll(() => featuresTop(page)).toBe(100);
    expect(await stops(page)).toBeLessThanOrEqual(2);
  });

  test("is an address, too: the page opens at the features and stays there", async ({ page }) => {
    await visit(page, "/#features");
    await expect.poll(() => featuresTop(page)).toBeLessThan(150);
    await page.waitForTimeout(500);
    expect(await featuresTop(page)).toBeGreaterThanOrEqual(0);
    expect(await featuresTop(page)).toBeLessThan(150);
  });

  test("leads there without JavaScript", async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
    const page = await context.newPage();
    await page.goto("/pricing");
    await clickFeatures(page);
    await expect(page).toHaveURL("/#features");
    await expect.poll(() => featuresTop(page)).toBeLessThan(150);
    await context.close();
  });
});

test("the page scrolls to the top when the bar appears", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/changelog", { waitUntil: "commit" });
  await expect(page.getByRole("contentinfo")).toBeAttached();
  await page.evaluate(() => window.scrollTo({ top: 1500, behavior: "instant" }));
  expect(await scrolled(page)).toBe(1500);
  await watch(page);
  release();
  await hydrated(page);
  await expect.poll(() => scrolled(page)).toBe(0);
  expect(await stops(page)).toBeGreaterThan(4);
});

test("Back returns to where the visitor was", async ({ page }) => {
  await visit(page, "/changelog");
  await page.mouse.wheel(0, 1200);
  await expect.poll(() => scrolled(page)).toBe(1200);
  const blog = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Blog" });
  await clickInPlace(blog);
  await expect(page).toHaveURL("/blog");
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.goBack();
  await expect.poll(() => scrolled(page)).toBe(1200);
});
