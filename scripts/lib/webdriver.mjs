/** A small client of W3C WebDriver (https://www.w3.org/TR/webdriver2/): what a smoke run needs, over `fetch`. */

import { setTimeout as delay } from "node:timers/promises";

/** Under this name a driver hands out elements, and takes them. */
const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";
const ESCAPE = "\uE00C";
/** tsx wraps functions in calls of this, which no page knows. */
export const tsxName = "const __name = (made) => made;";
/** Patient: on a busy machine everything happens, but late. */
const PATIENCE_MS = 15_000;

/** @typedef {Record<typeof ELEMENT, string>} Element what a driver calls an element of the page */

/** One window of a browser. */
export class Session {
  #address;

  /** @param {string} address of the session at its driver */
  constructor(address) {
    this.#address = address;
  }

  /**
   * @param {string} driver its address
   * @param {Record<string, unknown>} capabilities what the browser must be
   * @throws {Error} with the driver's own words
   */
  static async open(driver, capabilities) {
    const body = { capabilities: { alwaysMatch: capabilities } };
    const { sessionId } = await command("POST", `${driver}/session`, body);
    return new Session(`${driver}/session/${sessionId}`);
  }

  /** @param {string} path @param {object} [body] @returns {Promise<any>} */
  #post = (path, body = {}) => command("POST", `${this.#address}/${path}`, body);

  /** Goes to an address, and waits until that has loaded. @param {string} url */
  go = (url) => this.#post("url", { url });
  reload = () => this.#post("refresh");
  back = () => this.#post("back");
  /** @param {number} width @param {number} height of the window, with the browser's own bars */
  resize = (width, height) => this.#post("window/rect", { width, height });
  close = () => command("DELETE", this.#address);

  /**
   * Runs a function in the page, which sees nothing but its arguments.
   * @template {unknown[]} A @template R
   * @param {(...args: A) => R} work @param {A} args @returns {Promise<R>}
   */
  run = (work, ...args) =>
    this.#post("execute/sync", {
      script: `${tsxName} return (${work}).apply(null, arguments)`,
      args,
    });

  /**
   * Waits until a function of the page returns something, and returns that.
   * @template {unknown[]} A @template R
   * @param {string} what for the message @param {(...args: A) => R} ask @param {A} args
   * @returns {Promise<NonNullable<R>>}
   * @throws {Error} when it does not come
   */
  async until(what, ask, ...args) {
    const deadline = Date.now() + PATIENCE_MS;
    for (;;) {
      const answer = await this.run(ask, ...args);
      if (answer) return answer;
      if (Date.now() > deadline) throw new Error(`waited in vain for ${what}`);
      await delay(50);
    }
  }

  /**
   * Waits for a visible element.
   * @param {string} selector @param {string} [name] all of its text
   * @returns {Promise<Element>}
   */
  async find(selector, name) {
    const what = name === undefined ? selector : `${selector} "${name}"`;
    const element = await this.until(what, visible, selector, name ?? null);
    return /** @type {Element} */ (/** @type {unknown} */ (element));
  }

  /** Clicks as a visitor does: what lies below something else is no target. @param {string} selector @param {string} [name] */
  click = (selector, name) => this.#act("click", {}, selector, name);

  /** Writes into a field. @param {string} selector @param {string} text */
  write = (selector, text) => this.#act("value", { text }, selector);

  /**
   * Again while the element moves, lies below another one or is replaced.
   * @param {string} action @param {object} body @param {string} selector @param {string} [name]
   */
  async #act(action, body, selector, name) {
    const deadline = Date.now() + PATIENCE_MS;
    for (;;) {
      const element = await this.find(selector, name);
      const fault = await this.#post(`element/${element[ELEMENT]}/${action}`, body).then(
        () => undefined,
        (/** @type {Error} */ error) => error,
      );
      if (!fault) return;
      if (Date.now() > deadline) throw new Error(`${action} on ${selector}: ${fault.message}`);
      await delay(50);
    }
  }

  /** Presses Escape wherever the focus is. */
  pressEscape = () => {
    const actions = ["keyDown", "keyUp"].map((type) => ({ type, value: ESCAPE }));
    return this.#post("actions", { actions: [{ type: "key", id: "keyboard", actions }] });
  };
}

/**
 * Runs in the page.
 * @param {string} selector @param {string | null} name @returns {HTMLElement | null}
 */
function visible(selector, name) {
  // What is seen and heard: a button may hold words of other states.
  const named = (/** @type {HTMLElement} */ { innerText }) =>
    name === null || innerText.replace(/\s+/g, " ").trim() === name;
  const all = /** @type {HTMLElement[]} */ ([...document.querySelectorAll(selector)]);
  const isSeen = (/** @type {HTMLElement} */ one) =>
    one.checkVisibility({ visibilityProperty: true });
  return all.find((one) => isSeen(one) && named(one)) ?? null;
}

/**
 * @param {string} method @param {string} url @param {object} [body] @returns {Promise<any>}
 * @throws {Error} with the driver's own words
 */
async function command(method, url, body) {
  const answer = await fetch(url, { method, body: body && JSON.stringify(body) });
  const { value } = await answer.json();
  if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}
