/**
 * The content security policy. Every test fails on violations (`support/test.ts`), but only this one opens all kinds of pages
 * in Firefox and WebKit, which interpret policies differently.
 */
import { scrollThrough } from "./support/scrolling";
import { samples } from "./support/site";
import {
  alsoInFirefox,
  expect,
  logViolations,
  onlyInFirefox,
  recordViolations,
  test,
  visit,
} from "./support/test";

test.use({ viewport: { width: 1280, height: 800 } });

test("no page violates its policy", onlyInFirefox, async ({ page }) => {
  for (const route of samples) {
    await visit(page, route);
    await scrollThrough(page);
    await page.waitForLoadState("networkidle");
  }
});

test(
  "blocks and reports injected scripts and styles",
  alsoInFirefox,
  async ({ browser, baseURL }) => {
    const context = await browser.newContext({ baseURL });
    const violations = recordViolations(context);
    const page = await context.newPage();
    await logViolations(page);
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
    for (const directive of [
      "script-src-attr",
      "style-src-attr",
      "script-src-elem",
      "style-src-elem",
    ]) {
      await expect.poll(() => violations.join("\n")).toContain(directive);
    }
    await expect(page.getByRole("main")).toBeVisible();
    expect(await page.title()).not.toBe("in");
    await context.close();
  },
);
