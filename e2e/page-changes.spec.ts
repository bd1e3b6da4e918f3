/** Back closes what was open on the page. */
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
  await expect(async () => {
    await page.mouse.wheel(0, 300);
    expect(await scrolled(page)).toBeGreaterThan(0);
  }).toPass();
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
