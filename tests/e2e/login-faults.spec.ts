/** Logins that fail in the browser or at the provider. Unit tests in `src/features/login` cover other causes. */
import type { Page, Route } from "@playwright/test";
import {
  bar,
  enterName,
  expectLoggedOut,
  fillInLogin,
  logIn,
  logInButton,
  logOutButton,
  loginError,
  providerField,
} from "./support/page-objects";
import { providerUrl, siteUrl } from "./support/services";
import { site } from "./support/site";
import { expect, test, visit, withLogin } from "./support/test";

const { loginFaults: messages, dismiss } = site.navigation;

/** Leaves the provider's pages. */
const cancel = (page: Page) => page.getByRole("link", { name: "Cancel" }).click();
const tokenUrl = () => `${providerUrl()}/oauth/token`;

test("a canceled login is not an error", withLogin, async ({ page }) => {
  await visit(page, "/contact");
  await logInButton(page).click();
  await expect(providerField(page)).toBeVisible();
  await page.goBack();
  await expectLoggedOut(page, "/contact");
  await logInButton(page).click();
  await cancel(page);
  await expectLoggedOut(page, "/contact");
  await expect(loginError(page)).toBeEmpty();
  await logInButton(page).click();
  await enterName(page);
  await cancel(page);
  await expectLoggedOut(page, "/contact");
  await expect(loginError(page)).toBeEmpty();
});

test("the provider's stand-in only redirects to this machine", withLogin, async ({ request }) => {
  const elsewhere = "https://elsewhere.example";
  const login = `authorize?client_id=website-local&response_type=code&redirect_uri=${elsewhere}`;
  for (const address of [login, `v2/logout?returnTo=${elsewhere}`])
    expect((await request.get(`${providerUrl()}/${address}`)).status(), address).toBe(400);
});

test("reports the provider's errors", withLogin, async ({ page }) => {
  await page.route(`${providerUrl()}/authorize?**`, (route) => {
    const state = new URL(route.request().url()).searchParams.get("state") ?? "";
    const error_description = "Please verify your email.";
    const query = new URLSearchParams({ error: "access_denied", error_description, state });
    const location = `${siteUrl()}/?${String(query)}`;
    return route.fulfill({ status: 303, headers: { location } });
  });
  await visit(page, "/contact");
  await logInButton(page).click();
  await expect(loginError(page)).toContainText(messages.unverified);
  await expectLoggedOut(page, "/contact");
  await page.getByRole("button", { name: dismiss, exact: true }).click();
  await expect(loginError(page)).toBeEmpty();
});

test("reports a login that wasn't started here", withLogin, async ({ page }) => {
  const expectRefused = async (callback: string) => {
    await page.goto(`/?${callback}&state=forged`);
    await expect(loginError(page)).toContainText(messages.failed);
    await expectLoggedOut(page);
  };
  await expectRefused("error=access_denied");
  await logInButton(page).click();
  await expect(providerField(page)).toBeVisible();
  await expectRefused("code=forged");
});

test(
  "reports a token endpoint that fails or resets the connection",
  withLogin,
  async ({ page }) => {
    const headers = { "access-control-allow-origin": "*" };
    const fail = (route: Route) => route.fulfill({ status: 500, headers });
    await page.route(tokenUrl(), fail);
    await logIn(page, "/pricing");
    await expect(loginError(page)).toContainText(messages.failed);
    await expectLoggedOut(page, "/pricing");
    await page.unroute(tokenUrl());
    await page.route(tokenUrl(), (route) => route.abort("connectionreset"));
    // By now the provider has a session, and doesn't ask again.
    await logInButton(page).click();
    await expect(loginError(page)).toContainText(messages.unreachable);
    await expectLoggedOut(page, "/pricing");
  },
);

test("reports storage that is forbidden or full", withLogin, async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      const name = location.search ? "QuotaExceededError" : "SecurityError";
      throw new DOMException("Not stored.", name);
    };
  });
  for (const address of ["/contact", "/contact?full"]) {
    await visit(page, address);
    await logInButton(page).click();
    await expect(loginError(page)).toContainText(messages.failed);
    await expectLoggedOut(page, address);
  }
});

test(
  "a login is limited to its tab if the provider's cookies are blocked",
  withLogin,
  async ({ page, context }) => {
    // On another host than the provider's, the iframe of the silent check gets no cookies.
    await page.goto(siteUrl().replace("localhost", "127.0.0.1"));
    await logInButton(page).click();
    await fillInLogin(page);
    await expect(logOutButton(page)).toBeVisible();
    await page.reload();
    await expect(logOutButton(page)).toBeVisible();
    const other = await context.newPage();
    await other.goto(page.url());
    await expect(bar(other).locator("[aria-busy=false]")).not.toHaveCount(0);
    await expect(logInButton(other)).toBeVisible();
    await expect(loginError(other)).toBeEmpty();
  },
);
