/** Back from another site brings a page back as it was left, without loading it: nothing of ours keeps it out of the browser's cache. */
import { installedBrowser, testArguments } from "../scripts/lib/browser.mjs";
import { article } from "./support/site";
import { identity } from "./support/stand-ins";
import { expect, test, visit } from "./support/test";

test.use({
  viewport: { width: 1280, height: 800 },
  launchOptions: {
    executablePath: installedBrowser(),
    args: testArguments,
    // Playwright switches the cache off: it is not told of a page that comes back.
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  },
});

// The layout alone, and pages that run code or keep notes of their own.
for (const route of ["/contact", "/", "/changelog", article.path]) {
  test(`${route} comes back at once, in its place`, async ({ page, context }) => {
    await visit(page, route);
    const place = await page.evaluate(() => {
      window.scrollTo(0, 300);
      return Math.round(window.scrollY);
    });
    await page.waitForLoadState("networkidle");
    await page.goto(`${identity()}/.well-known/openid-configuration`);
    const browser = await context.newCDPSession(page);
    await browser.send("Page.enable");
    const reasons: string[] = [];
    browser.on("Page.backForwardCacheNotUsed", ({ notRestoredExplanations }) =>
      reasons.push(...notRestoredExplanations.map(({ reason }) => reason)),
    );
    const arrival = new Promise<string>((resolve) =>
      browser.on("Page.frameNavigated", ({ type }) => resolve(type)),
    );
    const { currentIndex, entries } = await browser.send("Page.getNavigationHistory");
    const entryId = entries[currentIndex - 1]?.id ?? -1;
    await browser.send("Page.navigateToHistoryEntry", { entryId });
    const isRestored = (await arrival) === "BackForwardCacheRestore";
    // Why not is told later.
    if (!isRestored) await expect.poll(() => reasons).not.toEqual([]);
    expect(reasons).toEqual([]);
    const now = async () => {
      const { result } = await browser.send("Runtime.evaluate", { expression: "window.scrollY" });
      return Math.round(Number(result.value));
    };
    await expect.poll(now).toBe(place);
  });
}
