/** What is left of a page when another takes its place, and what happens when that one cannot be had. */
import { linkTo, menu, menuButton, nav, newsletterDialog } from "./support/bar";
import { scrolled, twoFrames } from "./support/scrolling";
import { site } from "./support/site";
import { expect, test, visit } from "./support/test";

test("Back with the menu open closes it, and the page can be scrolled", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 740 });
  await visit(page, "/pricing");
  await menuButton(page).click();
  await linkTo(menu(page), "/contact").click();
  await expect(page).toHaveURL("/contact");
  await expect(menu(page)).toBeHidden();
  await menuButton(page).click();
  await expect(menu(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL("/pricing");
  await expect(menu(page)).toBeHidden();
  await page.mouse.wheel(0, 300);
  await expect.poll(() => scrolled(page)).toBeGreaterThan(0);
});

test("Back with the newsletter dialog open closes it", async ({ page }) => {
  await visit(page, "/pricing");
  await linkTo(nav(page), "/contact").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(site.contact.heading);
  // What the change itself closes is closed by then.
  await twoFrames(page);
  await page.evaluate(() =>
    document.querySelector<HTMLDialogElement>("#newsletter")?.showPopover(),
  );
  await expect(newsletterDialog(page)).toBeVisible();
  await page.goBack();
  await expect(newsletterDialog(page)).toBeHidden();
});

test("the error of the form stays on the page where it was made", async ({ page }) => {
  await page.route("**/api/users/add", (route) => route.fulfill({ status: 500 }));
  await visit(page, "/pricing");
  const form = page.getByRole("contentinfo").locator("form");
  await form.getByRole("textbox", { name: site.newsletter.label }).fill("visitor@b.example");
  await form.getByRole("button").click();
  await expect(form.getByRole("alert")).toHaveText(site.newsletter.error);
  await linkTo(page.getByRole("contentinfo"), "/contact").click();
  await expect(page).toHaveURL("/contact");
  await expect(form.getByRole("alert")).toBeEmpty();
  await expect(form.getByRole("textbox", { name: site.newsletter.label })).toHaveValue(
    "visitor@b.example",
  );
});

test("where every page's data answers 503, the browser loads the page once", async ({ page }) => {
  let asked = 0;
  let loaded = 0;
  await visit(page, "/contact");
  await page.route("**/page-data/**", (route) => {
    asked += 1;
    return route.fulfill({ status: 503 });
  });
  page.on("request", (request) => (loaded += Number(request.isNavigationRequest())));
  await linkTo(nav(page), "/pricing").click();
  await expect(page).toHaveURL("/pricing");
  await expect(linkTo(nav(page), "/pricing")).toHaveAttribute("aria-current", "page");
  // Data of the site, and of each page that a link of both pages leads to: four times at most.
  await page.waitForLoadState("networkidle");
  expect(loaded).toBe(1);
  const links = await page.locator("a[href^='/']").count();
  expect(asked).toBeLessThan(4 * (links + 2));
});
