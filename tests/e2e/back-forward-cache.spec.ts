/** No page does anything that keeps it out of the back/forward cache. */
import { article } from "./support/site";
import { identity } from "./support/stand-ins";
import { expect, test, visit } from "./support/test";

// Pages that run code or use storage.
for (const route of ["/", "/changelog", article.path]) {
  test(`${route} can be restored by Back`, async ({ page, context }) => {
    await visit(page, route);
    await page.waitForLoadState("networkidle");
    await page.goto(`${identity()}/.well-known/openid-configuration`);
    const browser = await context.newCDPSession(page);
    await browser.send("Page.enable");
    // Playwright disables the cache: that is "Circumstantial".
    const reasons: string[] = [];
    browser.on("Page.backForwardCacheNotUsed", ({ notRestoredExplanations }) =>
      reasons.push(...notRestoredExplanations.map(({ type, reason }) => `${type}: ${reason}`)),
    );
    await page.goBack();
    await expect.poll(() => reasons).not.toEqual([]);
    expect(reasons.filter((reason) => !reason.startsWith("Circumstantial"))).toEqual([]);
  });
}
