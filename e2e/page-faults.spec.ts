/** A fault in the page itself, not in one of its parts: React gives the whole page up, and its HTML stands in. */
import type { Page } from "@playwright/test";
import { bar, linkTo, nav } from "./support/bar";
import { site } from "./support/site";
import { expect, test, visit } from "./support/test";

test.use({ viewport: { width: 1280, height: 800 } });

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

/** From now on the code of the page finds nothing of what it shows. */
const emptyData = (page: Page, path: string) =>
  page.route(`**/page-data${path}/page-data.json*`, async (route) => {
    const answer = (await (await route.fetch()).json()) as { result: object };
    await route.fulfill({ json: { ...answer, result: { ...answer.result, data: {} } } });
  });
const faults = (page: Page) => {
  const said: string[] = [];
  page.on("console", (line) => {
    if (line.type() === "error") said.push(line.text());
  });
  return said;
};

test("a page that cannot be taken over keeps its HTML, and its links lead on", async ({ page }) => {
  await emptyData(page, "/pricing");
  const said = faults(page);
  await page.goto("/pricing");
  await page.mouse.move(100, 300);
  await expect.poll(() => said.join()).toContain("TypeError");
  await expect(heading(page)).toHaveText(site.plans.heading);
  await expect(bar(page)).toBeVisible();
  await linkTo(nav(page), "/contact").click();
  await expect(page).toHaveURL("/contact");
  await expect(heading(page)).toHaveText(site.contact.heading);
});

test("a page that was gone to and cannot be shown is loaded, once, and keeps its HTML then", async ({
  page,
}) => {
  await emptyData(page, "/pricing");
  await visit(page, "/contact");
  let loads = 0;
  page.on("request", (request) => (loads += Number(request.isNavigationRequest())));
  await linkTo(nav(page), "/pricing").click();
  await expect(heading(page)).toHaveText(site.plans.heading);
  await expect(page).toHaveURL("/pricing");
  await page.waitForLoadState("networkidle");
  expect(loads).toBe(1);
  // Nothing of the site runs on it yet.
  await page.goBack();
  await expect(page).toHaveURL("/contact");
  await expect(heading(page)).toHaveText(site.contact.heading);
});
