/** The login as a visitor sees it: the buttons of the bar, and the hosted pages of the stand-in. */
import type { Page } from "@playwright/test";
import { bar } from "./bar";
import { site } from "./site";
import { expect, visit } from "./test";

const words = site.navigation;
const inBar = (page: Page, name: string) => bar(page).getByRole("button", { name, exact: true });

export const logInButton = (page: Page) => inBar(page, words.logIn);
export const signUpButton = (page: Page) => inBar(page, words.signUp);
export const logOutButton = (page: Page) => inBar(page, words.logOut);
/** The error message of a failed login. */
export const message = (page: Page) => bar(page).getByRole("alert");

/** Someone who logs in: the stand-in lets in any name, with any password. */
export const user = "Mira Okafor";

/** The field of the provider's login page. */
export const nameField = (page: Page) => page.getByPlaceholder("Enter any login");

/** Enters a name on the provider's login page. */
export async function enterName(page: Page, name = user): Promise<void> {
  await nameField(page).fill(name);
  await page.getByPlaceholder("and password").fill("any");
  await page.getByRole("button", { name: "Sign-in" }).click();
}

/** Logs in on the provider's pages. */
export async function fillIn(page: Page, name = user): Promise<void> {
  await enterName(page, name);
  await page.getByRole("button", { name: "Continue" }).click();
}

/** Leaves the provider's pages. */
export const cancel = (page: Page) => page.getByRole("link", { name: "Cancel" }).click();

export async function logIn(page: Page, path = "/"): Promise<void> {
  await visit(page, path);
  await logInButton(page).click();
  await fillIn(page);
}

export async function expectVisitor(page: Page, path = "/"): Promise<void> {
  await expect(logInButton(page)).toBeVisible();
  await expect(signUpButton(page)).toBeVisible();
  await expect(page).toHaveURL(path);
}
