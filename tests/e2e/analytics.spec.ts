/** A script of an analytics service counts every view of a page once (ANALYTICS_SCRIPT). */
import { chromium } from "@playwright/test";
import { serveWithAnalytics } from "./support/analytics";
import { expect, hydrated, test } from "./support/test";

let analytics: Awaited<ReturnType<typeof serveWithAnalytics>>;
test.beforeEach(async () => {
  analytics = await serveWithAnalytics();
});
test.afterEach(() => analytics.close());

for (const colorScheme of ["light", "dark"] as const) {
  test(`it counts each view once, also after Back, in ${colorScheme} colors`, async () => {
    const { executablePath, args } = test.info().project.use.launchOptions ?? {};
    const browser = await chromium.launch({
      ...{ executablePath, args },
      // Back shows pages as they were.
      ignoreDefaultArgs: ["--disable-back-forward-cache"],
    });
    const page = await browser.newPage({ colorScheme });
    const trouble: string[] = [];
    page.on("console", (line) => trouble.push(line.text()));
    page.on("pageerror", ({ message }) => trouble.push(message));
    const expectViews = (...paths: string[]) =>
      expect.poll(() => analytics.views).toEqual(paths.map((path) => `a.example${path}`));

    await page.goto(analytics.url);
    await hydrated(page);
    await expectViews("/");
    await page.getByRole("contentinfo").locator('a[href="/privacy"]').click();
    await expectViews("/", "/privacy");
    await page.reload();
    await expectViews("/", "/privacy", "/privacy");
    // Playwright's own goBack waits for a load, which there is none of.
    await page.evaluate(() => history.back());
    await expectViews("/", "/privacy", "/privacy", "/ again");
    expect(trouble).toEqual([]);
    await browser.close();
  });
}
