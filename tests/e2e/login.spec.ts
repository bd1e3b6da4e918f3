/** Login at the stand-in for the provider. */
import type { Page } from "@playwright/test";
import { bar, menu, menuButton } from "./support/bar";
import {
  expectVisitor,
  fillIn,
  logIn,
  logInButton,
  logOutButton,
  nameField,
  signUpButton,
  user,
} from "./support/login";
import { ownCookies, recordForeign, storageKeys } from "./support/privacy";
import { noteShifts, shifts } from "./support/shifts";
import { site } from "./support/site";
import { identity } from "./support/stand-ins";
import { alsoInFirefox, expect, hydrated, test, visit, withLogin } from "./support/test";

const portrait = (page: Page, name = user) => bar(page).getByRole("img", { name });

test(
  "logs in, returns to the page, survives a reload, logs out every tab",
  withLogin,
  async ({ page, context, trouble }) => {
    const foreign = recordForeign(page);
    await noteShifts(page);
    await logIn(page, "/pricing");
    await expect(logOutButton(page)).toBeVisible();
    await expect(portrait(page).locator("img")).toBeVisible();
    await expect(page).toHaveURL("/pricing");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();

    const loggedBefore = trouble.splice(0);
    await page.reload();
    await expect(logOutButton(page)).toBeVisible();
    expect(trouble).toEqual([]);
    const all = await shifts(page);
    const moved = all.reduce((sum, shift) => sum + parseFloat(shift), 0);
    expect(moved, all.join("\n")).toBeLessThan(0.01);
    expect(foreign.filter((url) => !url.startsWith(`${identity()}/`))).toEqual([]);
    const cookies = (await ownCookies(page)).map(({ name, value }) => `${name}=${value}`);
    expect(cookies).not.toEqual([]);
    expect(cookies.filter((one) => !one.endsWith("is.authenticated=true"))).toEqual([]);
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
    await expectVisitor(page);
    await other.reload();
    await expectVisitor(other, "/contact");
    expect(await ownCookies(page)).toEqual([]);
    expect(await storageKeys(page)).toEqual([]);
    await page.reload();
    await expectVisitor(page);
    expect([...loggedBefore, ...trouble].join("\n")).not.toMatch(/mira/i);
  },
);

/** The provider's first request of a sign-up says that it is one. */
const signUpRequest = (page: Page) => page.waitForRequest(/\/authorize\?.*screen_hint=signup/);

test("signs up on the provider's sign-up page", withLogin, async ({ page }) => {
  await visit(page, "/");
  const request = signUpRequest(page);
  await signUpButton(page).click();
  await request;
  await fillIn(page, "Ada <b> Lovelace");
  await expect(portrait(page, "Ada <b> Lovelace")).toBeVisible();
});

test("pages lead to the sign-up, and a user to the app", withLogin, async ({ page }) => {
  const { signUp, logIn, toApp, loggedIn } = site.navigation;
  const main = page.getByRole("main");
  await page.goto("/pricing");
  const request = signUpRequest(page);
  await main.getByRole("button", { name: signUp, exact: true }).click();
  await request;
  await expect(nameField(page)).toBeVisible();
  await visit(page, "/login");
  await expect(page.getByText(site.login.needs)).toBeHidden();
  await main.getByRole("button", { name: logIn, exact: true }).click();
  await fillIn(page);
  await expect(main.getByText(loggedIn.replace("{name}", user))).toBeVisible();
  await expect(main.getByRole("img", { name: user })).toBeVisible();
  await expect(main.getByRole("link", { name: toApp })).toBeVisible();
  await page.goto("/");
  // In one row, and with its words, even where the bar has least room.
  const row = (await bar(page).boundingBox())?.height;
  await page.setViewportSize({ width: 960, height: 800 });
  const inBar = await bar(page).getByRole("link", { name: toApp }).boundingBox();
  expect(inBar?.width).toBeGreaterThan(2 * (inBar?.height ?? Infinity));
  expect((await bar(page).boundingBox())?.height).toBe(row);
  for (const place of [bar(page), main]) {
    const link = place.getByRole("link", { name: toApp }).first();
    await expect(link).toHaveAttribute("href", site.product.appUrl);
  }
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await expect(main.getByRole("button", { name: signUp })).toHaveCount(0);
});

test(
  "works from the menu on a phone, until the logout",
  { tag: [withLogin.tag, alsoInFirefox.tag] },
  async ({ page }) => {
    const inMenu = (name: string) => menu(page).getByRole("button", { name, exact: true });
    await page.setViewportSize({ width: 360, height: 740 });
    await visit(page, "/");
    await menuButton(page).click();
    await inMenu(site.navigation.logIn).click();
    await fillIn(page);
    // Wait for the redirect from the provider, which would close the menu.
    await expect(page).toHaveURL("/");
    await hydrated(page);
    await menuButton(page).click();
    await expect(inMenu(site.navigation.logOut)).toBeVisible();
    const controls = menu(page).locator("nav ~ div :is(a, button)").filter({ visible: true });
    await expect(controls.first()).toHaveText(site.navigation.toApp);
    await page.reload();
    await hydrated(page);
    await menuButton(page).click();
    await inMenu(site.navigation.logOut).click();
    await page.setViewportSize({ width: 1280, height: 800 });
    await expectVisitor(page);
  },
);

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the buttons link to an explanation", withLogin, async ({ page }) => {
    await page.goto("/pricing");
    const words = site.navigation;
    await expect(logInButton(page)).toBeHidden();
    for (const name of [words.signUp, words.logIn]) {
      await bar(page).getByRole("link", { name, exact: true }).click();
      await expect(page).toHaveURL("/login");
      await expect(page.getByText(site.login.needs)).toBeVisible();
    }
    await page.setViewportSize({ width: 360, height: 740 });
    await menuButton(page).click();
    await expect(menu(page).getByRole("link", { name: words.logIn, exact: true })).toBeVisible();
  });
});
