/** The login as a visitor sees it: the buttons of the bar, the provider's hosted pages. */
import { expect, type Page } from "@playwright/test";
import { site } from "./outside";

export const bar = (page: Page) => page.getByRole("banner");
export const logInButton = (page: Page) => bar(page).getByRole("button", { name: "Log in" });
export const signUpButton = (page: Page) => bar(page).getByRole("button", { name: "Sign up" });
export const logOutButton = (page: Page) => bar(page).getByRole("button", { name: "Log out" });
export const message = (page: Page) => bar(page).getByRole("alert");

/** Goes through the hosted pages as the person who has an account from the start. */
export async function fillIn(page: Page) {
  // The password first: only the provider's page asks for one.
  await page.getByLabel("Password").fill("cairn");
  await page.getByLabel("E-mail address").fill("mira@cairn.example");
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("button", { name: "Accept" }).click();
}

export async function logIn(page: Page, path = "/") {
  await page.goto(site() + path);
  await logInButton(page).click();
  await fillIn(page);
}

export async function expectVisitor(page: Page, path = "/") {
  await expect(logInButton(page)).toBeVisible();
  await expect(signUpButton(page)).toBeVisible();
  await expect(page).toHaveURL(site() + path);
}
