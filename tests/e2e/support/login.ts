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

/** The stand-in's account, and the buttons of its pages; their words are not in `content/`. */
export const account = { name: "Mira Okafor", initials: "MO", email: "mira@cairn.example" };
export const providerButton = (page: Page, name: "Continue" | "Accept" | "Cancel" | "Decline") =>
  page.getByRole("button", { name, exact: true });

/** Submits the stand-in's login page with its account. */
export async function enterAccount(page: Page, password = "cairn"): Promise<void> {
  await page.getByLabel("Password").fill(password);
  await page.getByLabel("E-mail address").fill(account.email);
  await providerButton(page, "Continue").click();
}

/** Submits the stand-in's login and consent pages. */
export async function fillIn(page: Page): Promise<void> {
  await enterAccount(page);
  await providerButton(page, "Accept").click();
}

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
