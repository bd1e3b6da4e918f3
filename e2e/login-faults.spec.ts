/** Everything that can go wrong with a login, on the way between the browser and the provider. */
import type { Page, Route } from "@playwright/test";
import { bar, linkTo, nav } from "./support/bar";
import {
  enterAccount,
  expectVisitor,
  fillIn,
  logIn,
  logInButton,
  logOutButton,
  message,
  providerButton,
} from "./support/login";
import { site } from "./support/site";
import { identity, siteUrl } from "./support/stand-ins";
import { expect, test, visit } from "./support/test";

const { loginFaults: faults, dismiss } = site.navigation;
/** How long the site waits for the provider, in ms. */
const patience = 8_000;

const onToken = (page: Page, answer: (route: Route) => unknown) =>
  page.route(`${identity()}/oauth/token`, answer);
const onAuthorize = (page: Page, answer: (route: Route) => unknown) =>
  page.route(`${identity()}/authorize?**`, answer);
const never = () => undefined;

test("a visitor who cancels is a visitor again, without a word", async ({ page }) => {
  await visit(page, "/contact");
  await logInButton(page).click();
  await providerButton(page, "Cancel").click();
  await expectVisitor(page, "/contact");
  await expect(message(page)).toBeEmpty();
});

test("a visitor who declines is one, too", async ({ page }) => {
  await visit(page, "/");
  await logInButton(page).click();
  await enterAccount(page);
  await providerButton(page, "Decline").click();
  await expectVisitor(page);
  await expect(message(page)).toBeEmpty();
});

test("says that the provider reported an error", async ({ page }) => {
  await onAuthorize(page, (route) => {
    const state = new URL(route.request().url()).searchParams.get("state") ?? "";
    const query = new URLSearchParams({ error: "server_error", state });
    return route.fulfill({ status: 303, headers: { location: `${siteUrl()}/?${String(query)}` } });
  });
  await visit(page, "/blog");
  await logInButton(page).click();
  await expect(message(page)).toContainText(faults.provider);
  await expectVisitor(page, "/blog");
  await page.getByRole("button", { name: dismiss, exact: true }).click();
  await expect(message(page)).toBeEmpty();
});

for (const answer of ["code=forged", "error=access_denied"]) {
  test(`says that a login was not begun here (${answer})`, async ({ page }) => {
    await page.goto(`/?${answer}&state=forged`);
    await expect(message(page)).toContainText(faults.stale);
    await expectVisitor(page);
  });
}

test("says that a login with a forged state is not valid", async ({ page }) => {
  await visit(page, "/");
  await logInButton(page).click();
  await expect(page.getByLabel("Password")).toBeVisible();
  await page.goto("/?code=forged&state=forged");
  await expect(message(page)).toContainText(faults.stale);
  await expectVisitor(page);
});

const headers = { "access-control-allow-origin": "*" };
for (const [what, answer, said] of [
  ["fails", (route: Route) => route.fulfill({ status: 500, headers }), faults.provider],
  ["cuts the line", (route: Route) => route.abort("connectionreset"), faults.unreachable],
] as const) {
  test(`says so when the token endpoint ${what}`, async ({ page }) => {
    await onToken(page, answer);
    await logIn(page, "/pricing");
    await expect(message(page)).toContainText(said);
    await expectVisitor(page, "/pricing");
  });
}

test("waits 8 s for the token endpoint, on a page that works meanwhile", async ({ page }) => {
  await page.clock.install();
  await onToken(page, never);
  const asked = page.waitForRequest(`${identity()}/oauth/token`);
  await page.goto("/");
  await logInButton(page).click();
  await fillIn(page);
  await asked;
  await linkTo(nav(page), "/pricing").click();
  await expect(page).toHaveURL("/pricing");
  await expect(message(page)).toBeEmpty();
  await page.clock.fastForward(patience);
  await expect(message(page)).toContainText(faults.timeout);
  await expectVisitor(page, "/pricing");
});

test("waits 8 s for the login page", async ({ page }) => {
  // While a navigation hangs the page cannot be looked at, nor its clock wound; it still can speak.
  await page.addInitScript((wait) => {
    const original = window.setTimeout.bind(window);
    const sooner = (work: TimerHandler, delay?: number) =>
      original(work, delay === wait ? 1_000 : delay);
    Object.assign(window, { setTimeout: sooner });
  }, patience);
  await visit(page, "/");
  await onAuthorize(page, never);
  const gaveUp = page.waitForEvent("console", {
    predicate: (line) => line.text() === "Login: timeout",
    timeout: patience - 1_000,
  });
  await logInButton(page).click({ noWaitAfter: true });
  await gaveUp;
});

test("says that its own part did not load, and works when it does", async ({ page }) => {
  await page.goto("/", { waitUntil: "networkidle" });
  await page.route("**/*.js", (route) => route.abort());
  await logInButton(page).click();
  await expect(message(page)).toContainText(faults.chunk);
  await page.unroute("**/*.js");
  await logInButton(page).click();
  await fillIn(page);
  await expect(logOutButton(page)).toBeVisible();
});

test("is a visitor's page after Back from the login page", async ({ page }) => {
  await visit(page, "/pricing");
  await logInButton(page).click();
  await expect(page.getByLabel("Password")).toBeVisible();
  await page.goBack();
  await expectVisitor(page, "/pricing");
  await expect(bar(page).locator("[aria-busy=true]")).toHaveCount(0);
  await logInButton(page).click();
  await fillIn(page);
  await expect(logOutButton(page)).toBeVisible();
});

test("is quietly a visitor after a reload where the provider's cookie is blocked", async ({
  page,
}) => {
  // Another host than the provider's: the frame of the silent check gets no cookies.
  await page.goto(siteUrl().replace("localhost", "127.0.0.1"));
  await logInButton(page).click();
  await fillIn(page);
  await expect(logOutButton(page)).toBeVisible();
  await page.reload();
  await expect(bar(page).locator("[aria-busy=false]")).not.toHaveCount(0);
  await expect(logInButton(page)).toBeVisible();
  await expect(message(page)).toBeEmpty();
});
