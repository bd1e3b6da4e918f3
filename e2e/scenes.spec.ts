import type { Page } from "@playwright/test";
import { expectAccessible } from "./support/axe";
import { expect, test, visit } from "./support/test";

const board = (page: Page) =>
  page.getByRole("img", { name: /^The board of the Switchback project/ });

test.describe("the board", () => {
  test("plays by itself, and again on demand", async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 1400 });
    await visit(page, "/");
    const playing = () =>
      board(page).evaluate((scene) => scene.getAnimations({ subtree: true }).length);
    await expect.poll(playing, { timeout: 12_000 }).toBe(0);
    await page.getByRole("button", { name: "Play again" }).click();
    expect(await playing()).toBeGreaterThan(5);
  });

  test("is complete at once where motion is unwelcome", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/");
    expect(
      await board(page).evaluate((scene) => scene.getAnimations({ subtree: true }).length),
    ).toBe(0);
    await expect(board(page).getByText("Offer to save power")).toBeVisible();
    await expect(page.getByRole("button", { name: "Play again" })).toBeHidden();
  });

  test("is complete without JavaScript", async ({ browser, baseURL }) => {
    const page = await browser.newPage({ javaScriptEnabled: false, baseURL });
    await page.goto("/");
    const last = board(page).getByText("Offer to save power");
    await expect(last).toBeVisible();
    await expect(last).toHaveCSS("opacity", "1");
    await expect(page.getByRole("button", { name: "Play again" })).toBeHidden();
    await page.close();
  });
});

test("nothing moves that was laid out, while the page loads and its scenes play", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const entries: number[] = [];
    Object.assign(window, { shifts: entries });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) entries.push((entry as LayoutShift).value);
    }).observe({ type: "layout-shift", buffered: true });
  });
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await visit(page, "/");
    await page.waitForTimeout(6000);
    expect(await page.evaluate(() => window.shifts), `at ${width} px`).toEqual([]);
  }
});

test("every issue of the demo and every turned card is without barriers", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await visit(page, "/");
  const issues = page.getByRole("radio");
  for (let index = 0; index < (await issues.count()); index += 1) {
    await issues.nth(index).check({ force: true });
    await atRest(page);
    await expectAccessible(page, `with issue ${index + 1}`);
  }
  const card = page.getByRole("button", { name: /^Epic/ });
  await card.press("Enter");
  await expect(card).toHaveAttribute("aria-pressed", "true");
  await atRest(page);
  await expectAccessible(page, "with a card turned");
});

/** Waits until nothing in the features is on its way any more. */
async function atRest(page: Page): Promise<void> {
  const moving = () =>
    document.getElementById("features")?.getAnimations({ subtree: true }).length ?? 0;
  await expect.poll(() => page.evaluate(moving)).toBe(0);
}

interface LayoutShift extends PerformanceEntry {
  value: number;
}

declare global {
  interface Window {
    shifts: number[];
  }
}
