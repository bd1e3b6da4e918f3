/** The statements of the privacy page. */
import type { Page } from "@playwright/test";
import { menu, menuButton } from "./support/bar";
import { account, fillIn, logIn, logInButton, logOutButton } from "./support/login";
import { samples, site } from "./support/site";
import { identity, newAddress, relayUrl, siteUrl } from "./support/stand-ins";
import { expect, test, visit } from "./support/test";

/** Records requests to other origins. */
function recordForeign(page: Page): string[] {
  const foreign: string[] = [];
  page.on("request", (request) => {
    const url = request.url();
    if (/^(https?|wss?):/.test(url) && !url.startsWith(`${siteUrl()}/`)) foreign.push(url);
  });
  return foreign;
}

/** Storage keys of the site. */
const storageKeys = (page: Page) =>
  page.evaluate(() => [localStorage, sessionStorage].flatMap((storage) => Object.keys(storage)));

/** Cookies without the login stand-in's: ports of a host share cookies. */
async function ownCookies(page: Page) {
  const cookies = await page.context().cookies(siteUrl());
  return cookies
    .filter(({ name }) => !name.startsWith("cairn_idp"))
    .map(({ name, value }) => ({ name, value }));
}

test("reading sets no cookie, and stores only the changelog's date", async ({ page }) => {
  const foreign = recordForeign(page);
  for (const route of samples) {
    await visit(page, route);
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight }));
    await page.waitForLoadState("networkidle");
    expect(await ownCookies(page), route).toEqual([]);
    expect((await storageKeys(page)).filter((name) => name !== "changelog-seen")).toEqual([]);
  }
  await logInButton(page).hover();
  await page.waitForLoadState("networkidle");
  expect(foreign).toEqual([]);
});

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

test("a login contacts only its provider, a logout removes its data", async ({ page }) => {
  const foreign = recordForeign(page);
  await logIn(page, "/privacy");
  await expect(logOutButton(page)).toBeVisible();
  const provider = new URL(identity()).origin;
  expect(foreign.filter((url) => new URL(url).origin !== provider)).toEqual([]);
  const cookies = await ownCookies(page);
  expect(cookies.length).toBeGreaterThan(0);
  for (const { name, value } of cookies) {
    expect(name).toMatch(/is\.authenticated$/);
    expect(value).toBe("true");
  }
  expect(await storageKeys(page)).toEqual(["session-known", "session"]);
  await logOutButton(page).click();
  // The provider redirects to the landing page.
  await expect(page).toHaveURL("/");
  await expect(logInButton(page)).toBeVisible();
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
