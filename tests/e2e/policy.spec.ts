/**
 * The content security policy. Every test fails on a violation (`support/test.ts`): no other opens these pages in Firefox and
 * WebKit, which interpret it differently.
 */
import type { Page } from "@playwright/test";
import { noteRefusals, tellRefusals } from "./support/policy";
import { samples } from "./support/site";
import { alsoInFirefox, expect, inFirefox, test, visit } from "./support/test";

test.use({ viewport: { width: 1280, height: 800 } });

/** Scrolls through a page, so that all code and images load. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
      scrollTo({ top: y, behavior: "instant" });
      await new Promise(requestAnimationFrame);
    }
  });
  await page.waitForLoadState("networkidle");
}

test("no page violates its policy", inFirefox, async ({ page }) => {
  for (const route of samples) {
    await visit(page, route);
    await scrollThrough(page);
  }
});

test(
  "injected scripts and styles are blocked and reported",
  alsoInFirefox,
  async ({ browser, baseURL }) => {
    const context = await browser.newContext({ baseURL });
    const refusals = noteRefusals(context);
    const page = await context.newPage();
    await tellRefusals(page);
    await visit(page, "/contact");
    await page.evaluate(() => {
      document.body.insertAdjacentHTML(
        "beforeend",
        `<img src="/none.png" onerror="this.id = 'in'" style="color: red">`,
      );
      for (const name of ["script", "style"]) {
        const element = document.createElement(name);
        element.textContent = name === "style" ? "main { display: none }" : "document.title = 'in'";
        document.head.append(element);
      }
    });
    for (const refused of [
      "script-src-attr",
      "style-src-attr",
      "script-src-elem",
      "style-src-elem",
    ]) {
      await expect.poll(() => refusals.join("\n")).toContain(refused);
    }
    await expect(page.getByRole("main")).toBeVisible();
    expect(await page.title()).not.toBe("in");
    await context.close();
  },
);
