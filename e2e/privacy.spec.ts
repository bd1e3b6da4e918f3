/** The statements of the privacy page; `pages.spec.ts` tests those about reading, `login.spec.ts` about a login. */
import { menu, menuButton } from "./support/bar";
import { account, fillIn, logInButton, logOutButton } from "./support/login";
import { ownCookies, recordForeign, storageKeys } from "./support/privacy";
import { site } from "./support/site";
import { newAddress, relayUrl } from "./support/stand-ins";
import { expect, test, visit } from "./support/test";

test("subscribing sends the address only to the site's server", async ({ page }) => {
  const foreign = recordForeign(page);
  await visit(page, "/privacy");
  const form = page.getByRole("contentinfo").locator("form");
  const email = newAddress();
  await form.getByRole("textbox").fill(email);
  const sent = page.waitForRequest(relayUrl());
  await form.getByRole("button").click();
  expect((await sent).postDataJSON()).toEqual({ email });
  await expect(form.getByRole("status")).toHaveText(site.newsletter.success);
  expect(foreign).toEqual([]);
  expect(await ownCookies(page)).toEqual([]);
  expect(await storageKeys(page)).toEqual([]);
});

test("without JavaScript the login buttons link to an explanation", async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL });
  await page.goto("/pricing");
  const words = site.navigation;
  await expect(logInButton(page)).toBeHidden();
  for (const name of [words.signUp, words.logIn]) {
    await page.getByRole("banner").getByRole("link", { name, exact: true }).click();
    await expect(page).toHaveURL("/login");
    await expect(page.getByText(site.login.needs)).toBeVisible();
  }
  await page.setViewportSize({ width: 360, height: 740 });
  await menuButton(page).click();
  await expect(menu(page).getByRole("link", { name: words.logIn, exact: true })).toBeVisible();
  await page.close();
});

test("the login page opens the login service, which returns to it", async ({ page }) => {
  await visit(page, "/login");
  const main = page.getByRole("main");
  await main.getByRole("button", { name: site.navigation.logIn, exact: true }).click();
  await fillIn(page);
  await expect(logOutButton(page)).toBeVisible();
  await expect(main.getByRole("link", { name: site.navigation.toApp })).toBeVisible();
  await expect(main.getByRole("img", { name: account.name })).toBeVisible();
});
