/** Everything that can go wrong with a login. */
import { expect, test } from "@playwright/test";
import {
  bar,
  expectVisitor,
  fillIn,
  logIn,
  logInButton,
  logOutButton,
  message,
} from "./login-page";
import { identity, setMode, site } from "./outside";

/** Registers its tests; they share the provider, and so its mode, with those of `login.spec.ts`. */
export function loginFaults() {
  test("a visitor who cancels is a visitor again, without a word", async ({ page }) => {
    await page.goto(`${site()}/contact`);
    await logInButton(page).click();
    await page.getByRole("button", { name: "Cancel" }).click();
    await expectVisitor(page, "/contact");
    await expect(message(page)).toBeEmpty();
  });

  test("a visitor who declines is one, too", async ({ page }) => {
    await page.goto(site());
    await logInButton(page).click();
    await page.getByLabel("Password").fill("cairn");
    await page.getByLabel("E-mail address").fill("mira@cairn.example");
    await page.getByRole("button", { name: "Continue" }).click();
    await page.getByRole("button", { name: "Decline" }).click();
    await expectVisitor(page);
    await expect(message(page)).toBeEmpty();
  });

  test("says that the provider reported an error", async ({ page }) => {
    await setMode(identity(), "authorize-error");
    await page.goto(`${site()}/blog`);
    await logInButton(page).click();
    await expect(message(page)).toContainText("The login service reported a problem.");
    await expectVisitor(page, "/blog");
    await page.getByRole("button", { name: "Dismiss" }).click();
    await expect(message(page)).toBeEmpty();
  });

  for (const answer of ["code=forged", "error=access_denied"]) {
    test(`says that a login was not begun here (${answer})`, async ({ page }) => {
      await page.goto(`${site()}/?${answer}&state=forged`);
      await expect(message(page)).toContainText("That login was no longer valid.");
      await expectVisitor(page);
    });
  }

  test("says that a login with a forged state is not valid", async ({ page }) => {
    await page.goto(site());
    await logInButton(page).click();
    await expect(page.getByLabel("Password")).toBeVisible();
    await page.goto(`${site()}/?code=forged&state=forged`);
    await expect(message(page)).toContainText("That login was no longer valid.");
    await expectVisitor(page);
  });

  for (const [mode, said] of [
    ["token-500", "The login service reported a problem."],
    ["token-reset", "The login service cannot be reached."],
  ] as const) {
    test(`says what is wrong with the token endpoint (${mode})`, async ({ page }) => {
      await setMode(identity(), mode);
      await logIn(page, "/pricing");
      await expect(message(page)).toContainText(said);
      await expectVisitor(page, "/pricing");
    });
  }

  test("waits 8 s for the token endpoint, on a page that works meanwhile", async ({ page }) => {
    await setMode(identity(), "token-hang");
    await logIn(page);
    await expect(page).toHaveURL(`${site()}/`);
    const start = Date.now();
    await bar(page).getByRole("link", { name: "Pricing" }).click();
    await expect(page).toHaveURL(`${site()}/pricing`);
    await expect(message(page)).toContainText("takes too long", { timeout: 10_000 });
    expect(Date.now() - start).toBeLessThan(8_500);
    await expectVisitor(page, "/pricing");
  });

  test("waits 8 s for the login page", async ({ page }) => {
    await setMode(identity(), "authorize-hang");
    await page.goto(site());
    // While a navigation hangs Playwright cannot look at the page; the page still can speak.
    const gaveUp = page.waitForEvent("console", {
      predicate: (line) => line.text() === "Login: timeout",
      timeout: 10_000,
    });
    await logInButton(page).click({ noWaitAfter: true });
    await gaveUp;
  });

  test("says that its own part did not load, and works when it does", async ({ page }) => {
    await page.goto(site(), { waitUntil: "networkidle" });
    await page.route("**/*.js", (route) => route.abort());
    await logInButton(page).click();
    await expect(message(page)).toContainText("A part of this page could not be loaded.");
    await page.unroute("**/*.js");
    await logInButton(page).click();
    await fillIn(page);
    await expect(logOutButton(page)).toBeVisible();
  });

  test("is a visitor's page after Back from the login page", async ({ page }) => {
    await page.goto(`${site()}/pricing`);
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
    const elsewhere = site().replace("localhost", "127.0.0.1");
    await page.goto(elsewhere);
    await logInButton(page).click();
    await fillIn(page);
    await expect(logOutButton(page)).toBeVisible();
    await page.reload();
    await expect(bar(page).locator("[aria-busy=false]")).not.toHaveCount(0);
    await expect(logInButton(page)).toBeVisible();
    await expect(message(page)).toBeEmpty();
  });
}
