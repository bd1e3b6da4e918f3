/** The two newsletter forms of a page. */
import type { Locator, Page } from "@playwright/test";
import { newsletterDialog } from "./bar";
import { site } from "./site";
import { expect } from "./test";

const words = site.newsletter;

export const inFooter = (page: Page) => page.getByRole("contentinfo").locator("form");
/** Opens the dialog by script: every page contains it, not every page has a button. */
export async function inDialog(page: Page): Promise<Locator> {
  await page.evaluate(() =>
    document.querySelector<HTMLDialogElement>("#siteNewsletter")?.showModal(),
  );
  return newsletterDialog(page).locator("form");
}
export const input = (form: Locator) =>
  form.getByRole("textbox", { name: words.label, exact: true });
export const button = (form: Locator) => form.getByRole("button", { name: words.button });
export const send = async (form: Locator, text: string) => {
  await input(form).fill(text);
  await button(form).click();
};
export const expectSuccess = (form: Locator) =>
  expect(form.getByRole("status")).toHaveText(words.success);
