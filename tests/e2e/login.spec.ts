/** Login, with the stand-in for the provider. */
import type { Page } from "@playwright/test";
import { recordShifts, shifts } from "./support/layout";
import {
  bar,
  exactly,
  expectLoggedOut,
  fillInLogin,
  logIn,
  logInButton,
  logOutButton,
  menu,
  menuButton,
  providerField,
  signUpButton,
  userName,
} from "./support/page-objects";
import { providerUrl, recordForeignRequests, siteCookies, storageKeys } from "./support/services";
import { site } from "./support/site";
import { alsoInFirefox, expect, hydrateBar, test, visit, withLogin } from "./support/test";

const portrait = (page: Page, name = userName) => bar(page).getByRole("img", { name });

test(
  "login returns to the page and survives a reload, and logout applies to every tab",
  withLogin,
  async ({ page, context, trouble }) => {
    const foreign = recordForeignRequests(page);
    await recordShifts(page);
    await logIn(page, "/pricing");
    await expect(logOutButton(page)).toBeVisible();
    await expect(portrait(page).locator("img")).toBeVisible();
    await expect(page).toHaveURL("/pricing");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();

    const troubleAtLogin = trouble.splice(0);
    await page.reload();
    await expect(logOutButton(page)).toBeVisible();
    expect(trouble).toEqual([]);
    const found = await shifts(page);
    const score = found.reduce((sum, shift) => sum + parseFloat(shift), 0);
    expect(score, found.join("\n")).toBeLessThan(0.01);
    expect(foreign.filter((url) => !url.startsWith(`${providerUrl()}/`))).toEqual([]);
    const cookies = (await siteCookies(page)).map(({ name, value }) => `${name}=${value}`);
    expect(cookies).not.toEqual([]);
    expect(cookies.filter((cookie) => !cookie.endsWith("is.authenticated=true"))).toEqual([]);
    expect(await storageKeys(page)).toEqual(["session-known", "session"]);
    const stored = await page.evaluate(() =>
      [localStorage, sessionStorage].map((storage) => JSON.stringify(storage)),
    );
    expect(stored.join()).not.toMatch(/token|eyJ/i);
    expect(stored[0]).not.toMatch(/mira/i);

    const other = await context.newPage();
    await visit(other, "/contact");
    await expect(logOutButton(other)).toBeVisible();
    await logOutButton(page).click();
    await expectLoggedOut(page);
    await other.reload();
    await expectLoggedOut(other, "/contact");
    expect(await siteCookies(page)).toEqual([]);
    expect(await storageKeys(page)).toEqual([]);
    await page.reload();
    await expectLoggedOut(page);
    expect([...troubleAtLogin, ...trouble].join("\n")).not.toMatch(/mira/i);
  },
);

/** First request to the provider, which asks for its sign-up page. */
const signUpRequest = (page: Page) => page.waitForRequest(/\/authorize\?.*screen_hint=signup/);

test("Sign up opens the provider's sign-up page", withLogin, async ({ page }) => {
  await visit(page, "/");
  const request = signUpRequest(page);
  await signUpButton(page).click();
  await request;
  await fillInLogin(page, "Ada <b> Lovelace");
  await expect(portrait(page, "Ada <b> Lovelace")).toBeVisible();
});

test(
  "buttons in pages lead visitors to sign-up and users to the app",
  withLogin,
  async ({ page }) => {
    const { signUp, logIn, toApp, loggedIn } = site.navigation;
    const main = page.getByRole("main");
    await page.goto("/pricing");
    const request = signUpRequest(page);
    await main.getByRole("button", exactly(signUp)).click();
    await request;
    await expect(providerField(page)).toBeVisible();
    await visit(page, "/login");
    await expect(page.getByText(site.login.needs)).toBeHidden();
    await main.getByRole("button", exactly(logIn)).click();
    await fillInLogin(page);
    await expect(main.getByText(loggedIn.replace("{name}", userName))).toBeVisible();
    await expect(main.getByRole("img", { name: userName })).toBeVisible();
    await expect(main.getByRole("link", { name: toApp })).toBeVisible();
    await page.goto("/");
    // On the narrowest wide window, the bar still has one row, and room for the button's text.
    const barHeight = (await bar(page).boundingBox())?.height;
    await page.setViewportSize({ width: 960, height: 800 });
    const button = await bar(page).getByRole("link", { name: toApp }).boundingBox();
    expect(button?.width).toBeGreaterThan(2 * (button?.height ?? Infinity));
    expect((await bar(page).boundingBox())?.height).toBe(barHeight);
    for (const parent of [bar(page), main]) {
      const link = parent.getByRole("link", { name: toApp }).first();
      await expect(link).toHaveAttribute("href", site.product.appUrl);
    }
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    await expect(main.getByRole("button", { name: signUp })).toHaveCount(0);
  },
);

test(
  "login and logout work from the menu of a phone",
  { tag: [withLogin.tag, alsoInFirefox.tag] },
  async ({ page }) => {
    const inMenu = (name: string) => menu(page).getByRole("button", exactly(name));
    await page.setViewportSize({ width: 360, height: 740 });
    await visit(page, "/");
    await menuButton(page).click();
    await inMenu(site.navigation.logIn).click();
    await fillInLogin(page);
    // The redirect from the provider would close the menu.
    await expect(page).toHaveURL("/");
    await hydrateBar(page);
    await menuButton(page).click();
    await expect(inMenu(site.navigation.logOut)).toBeVisible();
    const controls = menu(page).locator("nav ~ div :is(a, button)").filter({ visible: true });
    await expect(controls.first()).toHaveText(site.navigation.toApp);
    await page.reload();
    await hydrateBar(page);
    await menuButton(page).click();
    await inMenu(site.navigation.logOut).click();
    await page.setViewportSize({ width: 1280, height: 800 });
    await expectLoggedOut(page);
  },
);

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("login buttons link to an explanation", withLogin, async ({ page }) => {
    await page.goto("/pricing");
    const { logIn, signUp } = site.navigation;
    await expect(logInButton(page)).toBeHidden();
    for (const name of [signUp, logIn]) {
      await bar(page).getByRole("link", exactly(name)).click();
      await expect(page).toHaveURL("/login");
      await expect(page.getByText(site.login.needs)).toBeVisible();
    }
    await page.setViewportSize({ width: 360, height: 740 });
    await menuButton(page).click();
    await expect(menu(page).getByRole("link", exactly(logIn))).toBeVisible();
  });
});
