import type { Page } from "@playwright/test";
import { clickInPlace, expect, scrolled, test, visit } from "./support/test";

test.use({ viewport: { width: 360, height: 740 } });

const opener = (page: Page) => page.getByRole("button", { name: "Open menu" });
const menu = (page: Page) => page.getByRole("dialog", { name: "Main" });
const closer = (page: Page) => menu(page).getByRole("button", { name: "Close menu" });

test("opens over the whole window and names the pages", async ({ page }) => {
  await visit(page, "/");
  await expect(menu(page)).toBeHidden();
  await opener(page).click();
  await expect(menu(page).getByRole("link")).toContainText([
    "Features",
    "Pricing",
    "Changelog",
    "Blog",
    "Contact",
  ]);
  const width = (await page.getByRole("banner").boundingBox())?.width ?? 0;
  expect(width).toBeGreaterThan(340);
  await expect
    .poll(async () => menu(page).boundingBox())
    .toEqual({ x: 0, y: 0, width, height: 740 });
});

const ways: [string, (page: Page) => Promise<void>][] = [
  ["its button", (page) => closer(page).click()],
  ["Escape", (page) => page.keyboard.press("Escape")],
];
for (const [way, close] of ways) {
  test(`closes with ${way} and gives the focus back`, async ({ page }) => {
    await visit(page, "/pricing");
    await opener(page).click();
    await expect(menu(page)).toBeVisible();
    await close(page);
    await expect(menu(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
    await expect(page).toHaveURL("/pricing");
  });
}

test("slides in and out", async ({ page }) => {
  await visit(page, "/pricing");
  const left = async () => (await menu(page).boundingBox())?.x ?? 360;
  const track: number[] = [];
  await opener(page).click({ noWaitAfter: true });
  for (let frame = 0; frame < 12; frame += 1) track.push(await left());
  await expect.poll(left).toBe(0);
  const slid = await menu(page).evaluate((dialog) => getComputedStyle(dialog).transitionProperty);
  expect(slid).toContain("transform");
  expect(Math.max(...track)).toBeGreaterThan(0);
});

test("closes when a link is followed", async ({ page }) => {
  await visit(page, "/pricing");
  await opener(page).click();
  await menu(page).getByRole("link", { name: "Blog" }).click();
  await expect(page).toHaveURL("/blog");
  await expect(menu(page)).toBeHidden();
  await page.mouse.wheel(0, 300);
  await expect.poll(() => scrolled(page)).toBeGreaterThan(0);
});

test("leads to the features", async ({ page }) => {
  await visit(page, "/pricing");
  await opener(page).click();
  await menu(page).getByRole("link", { name: "Features" }).click();
  await expect(page).toHaveURL("/");
  await expect(menu(page)).toBeHidden();
  await expect
    .poll(() =>
      page.locator("#features").evaluate((f) => Math.round(f.getBoundingClientRect().top)),
    )
    .toBe(100);
});

test("locks scrolling while it is open, and only then", async ({ page }) => {
  await visit(page, "/changelog");
  await page.mouse.wheel(0, 300);
  await expect.poll(() => scrolled(page)).toBe(300);
  await clickInPlace(opener(page));
  await expect(closer(page)).toBeInViewport({ ratio: 1 });
  await page.mouse.wheel(0, 900);
  await page.keyboard.press("PageDown");
  await page.waitForTimeout(300);
  expect(await scrolled(page)).toBe(300);
  await closer(page).click();
  await page.mouse.wheel(0, 900);
  await expect.poll(() => scrolled(page)).toBe(1200);
});

test("keeps the focus inside", async ({ page }) => {
  await visit(page, "/pricing");
  await opener(page).click();
  await expect(menu(page)).toBeVisible();
  const seen = new Set<string>();
  for (let press = 0; press < 14; press += 1) {
    await page.keyboard.press("Tab");
    seen.add(
      await page.evaluate(() => {
        const at = document.activeElement;
        // Between the last and the first element the focus is in the browser's own bar.
        if (at === document.body) return "browser";
        return at?.closest("dialog") ? "menu" : `outside: ${at?.outerHTML ?? ""}`;
      }),
    );
  }
  expect([...seen].filter((place) => place !== "browser")).toEqual(["menu"]);
});

test("is not there on a wide window, even when it was open", async ({ page }) => {
  await visit(page, "/pricing");
  await opener(page).click();
  await expect(menu(page)).toBeVisible();
  await page.setViewportSize({ width: 960, height: 740 });
  await expect(menu(page)).toBeHidden();
  await expect(opener(page)).toBeHidden();
  await expect(
    page.getByRole("navigation", { name: "Main" }).getByRole("link").first(),
  ).toBeVisible();
  await page.mouse.wheel(0, 200);
  await expect.poll(() => scrolled(page)).toBe(200);
  await page.setViewportSize({ width: 959, height: 740 });
  await expect(opener(page)).toBeVisible();
  await page.setViewportSize({ width: 960, height: 740 });
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Blog" }).click();
  await expect(page).toHaveURL("/blog");
});
