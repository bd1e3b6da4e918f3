/** A script of an analytics service counts every view of a page once (ANALYTICS_SCRIPT). */
import { serveWithAnalytics } from "./support/analytics";
import { expect, test, visit } from "./support/test";

let analytics: Awaited<ReturnType<typeof serveWithAnalytics>>;
test.beforeEach(async () => {
  analytics = await serveWithAnalytics();
});
test.afterEach(() => analytics.close());

test("it counts each view once, also after Back", async ({ page, trouble }) => {
  const expectViews = (...paths: string[]) =>
    expect.poll(() => analytics.views).toEqual(paths.map((path) => `a.example${path}`));

  await visit(page, analytics.url);
  await expectViews("/");
  await page.getByRole("contentinfo").locator('a[href="/privacy"]').click();
  await expectViews("/", "/privacy");
  await page.reload();
  await expectViews("/", "/privacy", "/privacy");
  await page.goBack();
  await expectViews("/", "/privacy", "/privacy", "/");
  expect(trouble).toEqual([]);
});
