/** Logins that fail, in the browser or at the provider; unit tests of `src/features/login` have the others. */
import type { Route } from "@playwright/test";
import { bar } from "./support/bar";
import {
  cancel,
  enterName,
  expectVisitor,
  fillIn,
  logIn,
  logInButton,
  logOutButton,
  message,
  nameField,
} from "./support/login";
import { site } from "./support/site";
import { identity, siteUrl } from "./support/stand-ins";
import { expect, test, visit, withLogin } from "./support/test";

const { loginFaults: faults, dismiss } = site.navigation;

const tokens = () => `${identity()}/oauth/token`;

test("a cancelled login shows a visitor, without a message", withLogin, async ({ page }) => {
  await visit(page, "/contact");
  await logInButton(page).click();
  await expect(nameField(page)).toBeVisible();
  await page.goBack();
  await expectVisitor(page, "/contact");
  await logInButton(page).click();
  await cancel(page);
  await expectVisitor(page, "/contact");
  await expect(message(page)).toBeEmpty();
  await logInButton(page).click();
  await enterName(page);
  await cancel(page);
  await expectVisitor(page, "/contact");
  await expect(message(page)).toBeEmpty();
});

test(
  "the stand-in of the provider returns to this machine only",
  withLogin,
  async ({ request }) => {
    const elsewhere = "https://elsewhere.example";
    const login = `authorize?client_id=website-local&response_type=code&redirect_uri=${elsewhere}`;
    for (const address of [login, `v2/logout?returnTo=${elsewhere}`])
      expect((await request.get(`${identity()}/${address}`)).status(), address).toBe(400);
  },
);

test("an error of the provider is reported", withLogin, async ({ page }) => {
  await page.route(`${identity()}/authorize?**`, (route) => {
    const state = new URL(route.request().url()).searchParams.get("state") ?? "";
    const error_description = "Please verify your email.";
    const query = new URLSearchParams({ error: "access_denied", error_description, state });
    const location = `${siteUrl()}/?${String(query)}`;
    return route.fulfill({ status: 303, headers: { location } });
  });
  await visit(page, "/contact");
  await logInButton(page).click();
  await expect(message(page)).toContainText(faults.unverified);
  await expectVisitor(page, "/contact");
  await page.getByRole("button", { name: dismiss, exact: true }).click();
  await expect(message(page)).toBeEmpty();
});

test("a login that did not begin here is reported", withLogin, async ({ page }) => {
  const expectStale = async (callback: string) => {
    await page.goto(`/?${callback}&state=forged`);
    await expect(message(page)).toContainText(faults.failed);
    await expectVisitor(page);
  };
  await expectStale("error=access_denied");
  await logInButton(page).click();
  await expect(nameField(page)).toBeVisible();
  await expectStale("code=forged");
});

test(
  "a token endpoint that fails or resets the connection is reported",
  withLogin,
  async ({ page }) => {
    const headers = { "access-control-allow-origin": "*" };
    const fails = (route: Route) => route.fulfill({ status: 500, headers });
    await page.route(tokens(), fails);
    await logIn(page, "/pricing");
    await expect(message(page)).toContainText(faults.failed);
    await expectVisitor(page, "/pricing");
    await page.unroute(tokens());
    await page.route(tokens(), (route) => route.abort("connectionreset"));
    // The provider knows the visitor now, and asks no more.
    await logInButton(page).click();
    await expect(message(page)).toContainText(faults.unreachable);
    await expectVisitor(page, "/pricing");
  },
);

test("forbidden or full storage is reported", withLogin, async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      const name = location.search ? "QuotaExceededError" : "SecurityError";
      throw new DOMException("Not stored.", name);
    };
  });
  for (const address of ["/contact", "/contact?full"]) {
    await visit(page, address);
    await logInButton(page).click();
    await expect(message(page)).toContainText(faults.failed);
    await expectVisitor(page, address);
  }
});

test(
  "with blocked provider cookies the login lasts only in its tab",
  withLogin,
  async ({ page, context }) => {
    // Not the provider's host: the iframe of the silent check gets no cookies.
    await page.goto(siteUrl().replace("localhost", "127.0.0.1"));
    await logInButton(page).click();
    await fillIn(page);
    await expect(logOutButton(page)).toBeVisible();
    await page.reload();
    await expect(logOutButton(page)).toBeVisible();
    const other = await context.newPage();
    await other.goto(page.url());
    await expect(bar(other).locator("[aria-busy=false]")).not.toHaveCount(0);
    await expect(logInButton(other)).toBeVisible();
    await expect(message(other)).toBeEmpty();
  },
);
