/** Pages are eligible for the back/forward cache: Back from another site restores them without loading. */
import { installedBrowser, testArguments } from "../scripts/lib/browser.mjs";
import { article } from "./support/site";
import { identity } from "./support/stand-ins";
import { expect, test, visit } from "./support/test";

test.use({
  viewport: { width: 1280, height: 800 },
  launchOptions: {
    executablePath: installedBrowser(),
    args: testArguments,
    // Playwright disables the cache, since it gets no events of a restored page.
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  },
});

// The layout alone, and pages that run code or use storage.
for (const route of ["/contact", "/", "/changelog", article.path]) {
  test(`${route} is restored at its scroll position`, async ({ page, context }) => {
    await visit(page, route);
    const position = await page.evaluate(() => {
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
    // The event with reasons is late.
    if (!isRestored) await expect.poll(() => reasons).not.toEqual([]);
    expect(reasons).toEqual([]);
    const currentPosition = async () => {
      const { result } = await browser.send("Runtime.evaluate", { expression: "window.scrollY" });
      return Math.round(Number(result.value));
    };
    await expect.poll(currentPosition).toBe(position);
  });
}
