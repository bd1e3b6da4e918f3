import type { Locator, Page } from "@playwright/test";

const touched = new WeakSet<Page>();

/** From now on, replaces clicks with taps, which don't hover first. */
export function pressByTouch(page: Page): void {
  if (!isPrepared) prepare(Object.getPrototypeOf(page.locator("html")) as Locator);
  touched.add(page);
}

let isPrepared = false;
function prepare(locators: Locator): void {
  isPrepared = true;
  // eslint-disable-next-line @typescript-eslint/unbound-method -- called with the locator below
  const { click } = locators;
  locators.click = function (options) {
    return touched.has(this.page()) ? this.tap(options) : click.call(this, options);
  };
}
