/** Page objects: parts of pages that several tests use, found by their accessible names. */
import type { Locator, Page } from "@playwright/test";
import { clickInPlace } from "./scrolling";
import { site, teamPrice } from "./site";
import { expect, visit } from "./test";

const { hero, navigation, newsletter } = site;

/** Options for an exact accessible name. */
export const exactly = (name: string) => ({ name, exact: true });

export const bar = (page: Page) => page.getByRole("banner");
/** Links of the bar, on a wide window. */
export const nav = (page: Page) => bar(page).getByRole("navigation", exactly(navigation.label));
/** Link to a page of the site, in the bar, the menu or the footer. */
export const linkTo = (parent: Locator, path: string) =>
  parent.locator(`a[href="${path}"]`).first();
export const featuresLink = (parent: Locator) => linkTo(parent, "/#features");
const barButton = (page: Page, name: string) => bar(page).getByRole("button", exactly(name));

export const menuButton = (page: Page) => page.getByRole("button", exactly(navigation.openMenu));
export const menu = (page: Page) => page.getByRole("dialog", exactly(navigation.menu));
export const menuCloseButton = (page: Page) =>
  menu(page).getByRole("button", exactly(navigation.closeMenu));
/** Parent of the navigation links: the bar, or the menu, which it opens. */
export async function openNav(page: Page): Promise<Locator> {
  if (!(await menuButton(page).isVisible())) return nav(page);
  await clickInPlace(menuButton(page));
  return menu(page);
}

/** The button in the page's text that opens the newsletter dialog. */
export const newsletterButton = (page: Page) =>
  page.getByRole("main").getByRole("button", exactly(hero.subscribe)).first();
export const newsletterDialog = (page: Page) =>
  page.getByRole("dialog", exactly(newsletter.heading));
export const newsletterCloseButton = (page: Page) =>
  newsletterDialog(page).getByRole("button", exactly(newsletter.close));
export const footerForm = (page: Page) => page.getByRole("contentinfo").locator("form");
export const emailField = (form: Locator) => form.getByRole("textbox", exactly(newsletter.label));
export const subscribeButton = (form: Locator) =>
  form.getByRole("button", { name: newsletter.button });
export async function subscribe(form: Locator, address: string): Promise<void> {
  await emailField(form).fill(address);
  await subscribeButton(form).click();
}
export const expectSubscribed = (form: Locator) =>
  expect(form.getByRole("status")).toHaveText(newsletter.success);

export const logInButton = (page: Page) => barButton(page, navigation.logIn);
export const signUpButton = (page: Page) => barButton(page, navigation.signUp);
export const logOutButton = (page: Page) => barButton(page, navigation.logOut);
/** Message about a failed login. */
export const loginError = (page: Page) => bar(page).getByRole("alert");

/** The stand-in accepts any name and password. */
export const userName = "Mira Okafor";
/** Field of the provider's login page. */
export const providerField = (page: Page) => page.getByPlaceholder("Enter any login");
/** Fills in the first of the provider's two pages. */
export async function enterName(page: Page, name = userName): Promise<void> {
  await providerField(page).fill(name);
  await page.getByPlaceholder("and password").fill("any");
  await page.getByRole("button", { name: "Sign-in" }).click();
}
/** Fills in both of the provider's pages. */
export async function fillInLogin(page: Page, name = userName): Promise<void> {
  await enterName(page, name);
  await page.getByRole("button", { name: "Continue" }).click();
}
export async function logIn(page: Page, path = "/"): Promise<void> {
  await visit(page, path);
  await logInButton(page).click();
  await fillInLogin(page);
}
export async function expectLoggedOut(page: Page, path = "/"): Promise<void> {
  await expect(logInButton(page)).toBeVisible();
  await expect(signUpButton(page)).toBeVisible();
  await expect(page).toHaveURL(path);
}

/** The landing page's board. */
export const board = (page: Page) => page.getByRole("group", exactly(hero.scene));
export const boardButton = (page: Page, name: string) =>
  board(page).getByRole("button", exactly(name));
/** Field for a new issue, on the board. */
export const issueField = (page: Page) => page.getByRole("textbox", { name: hero.composer.label });

/** Expects the plan and prices for a team of this size. */
export async function expectTeamPrice(output: Locator, people: number): Promise<void> {
  for (const text of teamPrice(people))
    await expect(output).toContainText(text, { ignoreCase: true });
}
