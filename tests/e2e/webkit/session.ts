/** A window of WebKitGTK, driven by Selenium. */
import { Key } from "selenium-webdriver";
import type { WebDriver, WebElement } from "selenium-webdriver";

/** Timeout, long enough for busy machines. */
const PATIENCE_MS = 15_000;
/** tsx wraps functions in calls of this helper, which pages lack. */
export const tsxName = "const __name = (wrapped) => wrapped;";

export class Session {
  constructor(readonly driver: WebDriver) {}

  /** Opens a URL, and waits until it has loaded. */
  go = (url: string) => this.driver.get(url);
  reload = () => this.driver.navigate().refresh();
  back = () => this.driver.navigate().back();
  /** Sets the size of the window, including the browser's UI. */
  resize = (width: number, height: number) =>
    this.driver.manage().window().setRect({ width, height });
  /** In the focused element. */
  pressEscape = () => this.driver.actions().sendKeys(Key.ESCAPE).perform();

  /** Runs a function in the page; it can use only its arguments. */
  run<A extends unknown[], R>(work: (...args: A) => R, ...args: A): Promise<R> {
    const script = `${tsxName} return (${String(work)}).apply(null, arguments)`;
    return this.driver.executeScript<R>(script, ...args);
  }

  /**
   * Waits until a function in the page returns a value, and returns it.
   * @param what for the message
   * @throws {Error} after the timeout
   */
  async until<A extends unknown[], R>(what: string, ask: (...args: A) => R, ...args: A) {
    const asked = () => this.run(ask, ...args);
    const found = await this.driver.wait(asked, PATIENCE_MS, `timed out waiting for ${what}`, 50);
    return found as NonNullable<R>;
  }

  /** Waits for a visible element. @param name its whole text */
  async find(selector: string, name?: string): Promise<WebElement> {
    const what = name === undefined ? selector : `${selector} "${name}"`;
    return (await this.until(what, visible, selector, name ?? null)) as unknown as WebElement;
  }

  /** Clicks an element that nothing covers. */
  click = (selector: string, name?: string) =>
    this.#perform((element) => element.click(), selector, name);

  /** Types into a field. */
  write = (selector: string, text: string) =>
    this.#perform((element) => element.sendKeys(text), selector);

  /** Retries while the element moves, is covered or is replaced. */
  async #perform(action: (element: WebElement) => Promise<void>, selector: string, name?: string) {
    let fault: unknown;
    const isDone = async () => {
      const element = await this.find(selector, name);
      fault = await action(element).then(
        () => undefined,
        (error: unknown) => error,
      );
      return fault === undefined;
    };
    await this.driver.wait(isDone, PATIENCE_MS, undefined, 50).catch((error: unknown) => {
      throw fault ?? error;
    });
  }
}

/** Runs in the page. */
function visible(selector: string, name: string | null): HTMLElement | null {
  // The rendered text: a button may contain words of other states.
  const isNamed = ({ innerText }: HTMLElement) =>
    name === null || innerText.replace(/\s+/g, " ").trim() === name;
  const all = [...document.querySelectorAll<HTMLElement>(selector)];
  const isSeen = (one: HTMLElement) => one.checkVisibility({ visibilityProperty: true });
  return all.find((one) => isSeen(one) && isNamed(one)) ?? null;
}
