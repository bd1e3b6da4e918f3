import type { Locator, Page } from "@playwright/test";

/** From now on a press is a tap: what the page is told comes from a finger, which hovers over nothing before. */
export function pressByTouch(page: Page): void {
  const locators = Object.getPrototypeOf(page.locator("html")) as Locator;
  locators.click = function (options) {
    return this.tap(options);
  };
}
