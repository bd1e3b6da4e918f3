/** A window of WebKitGTK, driven by Selenium. */
import { Key } from "selenium-webdriver";
import type { WebDriver, WebElement } from "selenium-webdriver";

/** Patient: on a busy machine everything happens, but late. */
const PATIENCE_MS = 15_000;
/** tsx wraps functions in calls of this, which no page knows. */
export const tsxName = "const __name = (made) => made;";

export class Session {
  constructor(readonly driver: WebDriver) {}

  /** Goes to an address, and waits until that has loaded. */
  go = (url: string) => this.driver.get(url);
  reload = () => this.driver.navigate().refresh();
  back = () => this.driver.navigate().back();
  /** Of the window, with the browser's own bars. */
  resize = (width: number, height: number) =>
    this.driver.manage().window().setRect({ width, height });
  /** Wherever the focus is. */
  pressEscape = () => this.driver.actions().sendKeys(Key.ESCAPE).perform();

  /** Runs a function in the page, which sees nothing but its arguments. */
  run<A extends unknown[], R>(work: (...args: A) => R, ...args: A): Promise<R> {
    const script = `${tsxName} return (${String(work)}).apply(null, arguments)`;
    return this.driver.executeScript<R>(script, ...args);
  }

  /**
   * Waits until a function of the page returns something, and returns that.
   * @param what for the message
   * @throws {Error} when it does not come
   */
  async until<A extends unknown[], R>(what: string, ask: (...args: A) => R, ...args: A) {
    const asked = () => this.run(ask, ...args);
    const found = await this.driver.wait(asked, PATIENCE_MS, `waited in vain for ${what}`, 50);
    return found as NonNullable<R>;
  }

  /** Waits for a visible element. @param name all of its text */
  async find(selector: string, name?: string): Promise<WebElement> {
    const what = name === undefined ? selector : `${selector} "${name}"`;
    return (await this.until(what, visible, selector, name ?? null)) as unknown as WebElement;
  }

  /** Clicks as a visitor does: what lies below something else is no target. */
  click = (selector: string, name?: string) =>
    this.#act((element) => element.click(), selector, name);

  /** Writes into a field. */
  write = (selector: string, text: string) =>
    this.#act((element) => element.sendKeys(text), selector);

  /** Again while the element moves, lies below another one or is replaced. */
  async #act(act: (element: WebElement) => Promise<void>, selector: string, name?: string) {
    let fault: unknown;
    const isDone = async () => {
      const element = await this.find(selector, name);
      fault = await act(element).then(
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
  // What is seen and heard: a button may hold words of other states.
  const isNamed = ({ innerText }: HTMLElement) =>
    name === null || innerText.replace(/\s+/g, " ").trim() === name;
  const all = [...document.querySelectorAll<HTMLElement>(selector)];
  const isSeen = (one: HTMLElement) => one.checkVisibility({ visibilityProperty: true });
  return all.find((one) => isSeen(one) && isNamed(one)) ?? null;
}
