/** A tab that was left open while the site was published anew: the old chunks and data are gone, or never come. */
import type { Page } from "@playwright/test";
import { linkTo, nav } from "./support/bar";
import { site } from "./support/site";
import { expect, hydrated, test, visit } from "./support/test";

test.use({ viewport: { width: 1280, height: 800 } });

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

/** Counts how often the browser loads a page as a whole, from now on. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on("request", (request) => (loads += Number(request.isNavigationRequest())));
  return () => loads;
}

/** From now on the data is that of another build. */
const publishData = (page: Page) =>
  page.route("**/page-data/app-data.json*", (route) =>
    route.fulfill({ json: { webpackCompilationHash: "of-another-build" } }),
  );
/** Until a page is loaded, no code of the tab's build is there any more. */
async function removeCode(page: Page) {
  await page.route("**/*.js", (route) => route.fulfill({ status: 404, body: "" }));
  page.on("request", (request) => {
    if (request.isNavigationRequest()) void page.unroute("**/*.js");
  });
}

test("where the old code is gone, a link loads the page once and it works", async ({ page }) => {
  await visit(page, "/contact");
  await removeCode(page);
  const loads = countLoads(page);
  await linkTo(nav(page), "/pricing").click();
  await expect(page).toHaveURL("/pricing");
  await expect(heading(page)).toHaveText(site.plans.heading);
  await page.waitForLoadState("networkidle");
  expect(loads()).toBe(1);
  await hydrated(page);
  await linkTo(nav(page), "/contact").click();
  await expect(page).toHaveURL("/contact");
  expect(loads()).toBe(1);
});

test("where the data is of a newer build, a link loads the page, and no page is loaded without end", async ({
  page,
}) => {
  await visit(page, "/contact");
  await publishData(page);
  const loads = countLoads(page);
  await linkTo(nav(page), "/pricing").click();
  await expect(page).toHaveURL("/pricing");
  await expect(heading(page)).toHaveText(site.plans.heading);
  await page.waitForLoadState("networkidle");
  // What is loaded does not match either: Gatsby tries once more, and then goes on with what there is.
  await page.waitForTimeout(2_000);
  expect(loads()).toBeGreaterThanOrEqual(1);
  expect(loads()).toBeLessThanOrEqual(2);
});

test("a page whose HTML and data never match is loaded once more and works", async ({ page }) => {
  await publishData(page);
  const loads = countLoads(page);
  await visit(page, "/contact");
  await expect(heading(page)).toHaveText(site.contact.heading);
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(2_000);
  expect(loads()).toBe(2);
});

test("without any of its code a page shows its whole HTML, and its links lead on", async ({
  page,
}) => {
  await page.route("**/*.js", (route) => route.abort());
  await page.goto("/");
  await page.waitForLoadState("load");
  await expect(page.locator("main section")).not.toHaveCount(0);
  const sections = await page.locator("main section").count();
  await page.waitForTimeout(1_000);
  await expect(page.locator("main section")).toHaveCount(sections);
  await linkTo(nav(page), "/pricing").click();
  await expect(page).toHaveURL("/pricing");
  await expect(heading(page)).toHaveText(site.plans.heading);
});

test("a tab that is offline says so in the form, keeps the text, and sends it when it is online again", async ({
  page,
  context,
}) => {
  await visit(page, "/pricing");
  const form = page.getByRole("contentinfo").locator("form");
  const input = form.getByRole("textbox", { name: site.newsletter.label });
  const button = form.getByRole("button", { name: site.newsletter.button });
  await input.fill("visitor@b.example");
  await form.dispatchEvent("mouseover");
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  await button.click();
  await expect(form.getByRole("alert")).toHaveText(site.newsletter.offline);
  await expect(input).toHaveValue("visitor@b.example");
  await context.setOffline(false);
  await button.click();
  await expect(form.getByRole("status")).toHaveText(site.newsletter.success);
});
