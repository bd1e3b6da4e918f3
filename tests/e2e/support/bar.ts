/** The bar, its menu and the newsletter dialog, by accessible name. */
import type { Locator, Page } from "@playwright/test";
import { clickInPlace } from "./scrolling";
import { site } from "./site";

const words = site.navigation;
const named = (name: string) => ({ name, exact: true });

export const bar = (page: Page) => page.getByRole("banner");
/** The links of the bar, on a wide window. */
export const nav = (page: Page) => bar(page).getByRole("navigation", named(words.label));
/** The link to a page of the site, in the bar, the menu or the footer. */
export const linkTo = (place: Locator, path: string) => place.locator(`a[href="${path}"]`).first();
export const featuresLink = (place: Locator) => linkTo(place, "/#features");

export const menuButton = (page: Page) => page.getByRole("button", named(words.openMenu));
export const menu = (page: Page) => page.getByRole("dialog", named(words.menu));
export const menuCloser = (page: Page) => menu(page).getByRole("button", named(words.closeMenu));
/** The container of the bar's links: the bar, or the menu, which it opens. */
export async function openNav(page: Page): Promise<Locator> {
  if (!(await menuButton(page).isVisible())) return nav(page);
  await clickInPlace(menuButton(page));
  return menu(page);
}

export const newsletterDialog = (page: Page) =>
  page.getByRole("dialog", named(site.newsletter.heading));
export const newsletterCloser = (page: Page) =>
  newsletterDialog(page).getByRole("button", named(site.newsletter.close));
export const newsletterButton = (page: Page) =>
  page.getByRole("main").getByRole("button", named(site.hero.subscribe)).first();
