/** A title that leads to a page grows into that page's heading, where it can; it never stands in anybody's way. */
import type { Page } from "@playwright/test";
import { bar, linkTo } from "./support/bar";
import { article } from "./support/site";
import { everywhere, expect, test, visit } from "./support/test";

/** Opens a page whose clock stands still, so that nothing is late, and which notes what takes part in transitions. */
async function visitUnhurried(page: Page, route: string): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    performance.now = () => 0;
    const parts: string[] = [];
    Object.assign(window, { parts });
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      const note = () => {
        const effects = document.getAnimations().map(({ effect }) => effect as KeyframeEffect);
        const names = effects.map(({ pseudoElement }) => pseudoElement ?? "");
        parts.push(...names.filter((name) => name.startsWith("::view-transition")));
      };
      transition.ready.then(note, (error: unknown) => parts.push(String(error)));
      return transition;
    };
  });
  await visit(page, route);
  return () => page.evaluate(() => (window as unknown as { parts: string[] }).parts);
}

const title = (page: Page) => page.locator("main h2").filter({ hasText: article.title });
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

test(
  "the title of an article grows into its heading, and nothing else moves",
  everywhere,
  async ({ page }) => {
    const partsOf = await visitUnhurried(page, "/blog");
    await title(page).getByRole("link").click();
    await expect(page).toHaveURL(article.path);
    await expect(heading(page)).toHaveText(article.title);
    await expect.poll(partsOf).toContain("::view-transition-group(title)");
    const parts = await partsOf();
    expect(parts.filter((part) => !part.endsWith("(title)"))).toEqual([]);
    // Free for the next one: a name that two elements have ends a transition.
    await expect(heading(page)).toHaveCSS("view-transition-name", "none");
  },
);

test("a link of the bar changes the page at once", async ({ page }) => {
  const partsOf = await visitUnhurried(page, "/blog");
  await linkTo(bar(page), "/pricing").click();
  await expect(page).toHaveURL("/pricing");
  await expect(linkTo(bar(page), "/pricing")).toHaveAttribute("aria-current", "page");
  expect(await partsOf()).toEqual([]);
});

test("who wants less motion is spared it", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const partsOf = await visitUnhurried(page, "/blog");
  await title(page).getByRole("link").click();
  await expect(heading(page)).toHaveText(article.title);
  expect(await partsOf()).toEqual([]);
});

test("what is pressed while the page changes is done", async ({ page }) => {
  const partsOf = await visitUnhurried(page, "/blog");
  const prices = linkTo(bar(page), "/pricing");
  // Their code comes when they are pointed at: of two pages the one that is here first would be shown first.
  await prices.hover();
  const box = await prices.boundingBox();
  await title(page).getByRole("link").hover();
  await page.waitForLoadState("networkidle");
  await page.mouse.down();
  await page.mouse.up();
  await page.mouse.click((box?.x ?? 0) + 5, (box?.y ?? 0) + 5);
  await expect(page).toHaveURL("/pricing");
  await expect(prices).toHaveAttribute("aria-current", "page");
  await expect(heading(page)).not.toHaveText(article.title);
  expect(await partsOf()).not.toEqual([]);
});
