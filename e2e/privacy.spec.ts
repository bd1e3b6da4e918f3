/** What the page on privacy says is what happens. */
import type { Page } from "@playwright/test";
import { menu, menuButton } from "./support/bar";
import { account, fillIn, logIn, logInButton, logOutButton } from "./support/login";
import { samples, site } from "./support/site";
import { identity, newAddress, relayUrl, siteUrl } from "./support/stand-ins";
import { expect, test, visit } from "./support/test";

/** Notes each request of the page that does not go to the site. */
function noteForeign(page: Page): string[] {
  const foreign: string[] = [];
  page.on("request", (request) => {
    const url = request.url();
    if (/^(https?|wss?):/.test(url) && !url.startsWith(`${siteUrl()}/`)) foreign.push(url);
  });
  return foreign;
}

/** Names of what the browser keeps for the site, besides how far each page was read. */
const kept = (page: Page) =>
  page.evaluate(() => [localStorage, sessionStorage].flatMap((storage) => Object.keys(storage)));

/** The site's; those of the stand-in for the login service are there, too: ports of one host share them. */
async function ownCookies(page: Page) {
  const cookies = await page.context().cookies(siteUrl());
  return cookies
    .filter(({ name }) => !name.startsWith("cairn_idp"))
    .map(({ name, value }) => ({ name, value }));
}

test("a reader contacts no other site, gets no cookie, and stores only the changelog's date", async ({
  page,
}) => {
  const foreign = noteForeign(page);
  for (const route of samples) {
    await visit(page, route);
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight }));
    await page.waitForLoadState("networkidle");
    expect(await ownCookies(page), route).toEqual([]);
    expect((await kept(page)).filter((name) => name !== "changelog-seen")).toEqual([]);
  }
  await logInButton(page).hover();
  await page.waitForLoadState("networkidle");
  expect(foreign).toEqual([]);
});

test("subscribing sends the address to the site's own server, and nothing else", async ({
  page,
}) => {
  const foreign = noteForeign(page);
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
  expect(await kept(page)).toEqual([]);
});

test("a login contacts the login service alone, and a logout leaves nothing behind", async ({
  page,
}) => {
  const foreign = noteForeign(page);
  await logIn(page, "/privacy");
  await expect(logOutButton(page)).toBeVisible();
  const pictures = new URL(identity()).origin;
  expect(foreign.filter((url) => new URL(url).origin !== pictures)).toEqual([]);
  const cookies = await ownCookies(page);
  expect(cookies.length).toBeGreaterThan(0);
  for (const { name, value } of cookies) {
    expect(name).toMatch(/is\.authenticated$/);
    expect(value).toBe("true");
  }
  expect(await kept(page)).toEqual(["session-known", "session"]);
  await logOutButton(page).click();
  await expect(logInButton(page)).toBeVisible();
  expect(await ownCookies(page)).toEqual([]);
  expect(await kept(page)).toEqual([]);
});

test("without JavaScript Log in leads to what it needs, in the bar and on a phone", async ({
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

test("the page on logging in leads to the login service, and back", async ({ page }) => {
  await visit(page, "/login");
  const main = page.getByRole("main");
  await main.getByRole("button", { name: site.navigation.logIn, exact: true }).click();
  await fillIn(page);
  await expect(logOutButton(page)).toBeVisible();
  await expect(main.getByTitle(site.navigation.toApp)).toBeVisible();
  await expect(main.getByRole("img", { name: account.name })).toBeVisible();
});
