/** From the very first press on a page to its effect: what changes because of it, not the next frame. */
import { asPhone, withPage } from "./first-act.mjs";

/** So long after `load` it is pressed, in ms. */
const LATER = 1_500;
/** What has no effect by then has none, in ms. */
const MOST = 8_000;

/** @typedef {{ control: string, ms: number }} Effect NaN where nothing changed */

/**
 * Each control of the bar and the page, as the first act on a page of its own, on a slow phone and line.
 * @param {string} url @param {number} slower how many times, the phone's processor @returns {Promise<Effect[]>} slowest first
 */
export async function effectsOf(url, slower) {
  const { names } = await withPage(url, (page) => page.evaluate(controlsOf, -1));
  /** @type {Effect[]} */
  const effects = [];
  for (const [at, control] of names.entries()) {
    const ms = await withPage(
      url,
      async (page) => {
        await page.waitForTimeout(LATER);
        const place = await page.evaluate(controlsOf, at);
        await page.waitForTimeout(300);
        await page.evaluate(noteEffect);
        await page.touchscreen.tap(place.x, place.y);
        await page
          .waitForFunction(() => "effect" in window, undefined, { timeout: MOST })
          .catch(() => undefined);
        return page.evaluate(() => /** @type {any} */ (window).effect ?? NaN);
      },
      (session) => asPhone(session, slower),
    );
    effects.push({ control, ms: Math.round(ms) });
  }
  return effects.sort((a, b) => b.ms - a.ms);
}

/**
 * In the page: finds what can be pressed and leads nowhere.
 * @param {number} at brings that one into view, where it is not negative
 * @returns {{ names: string[], x: number, y: number }} what they say, and the middle of that one
 */
function controlsOf(at) {
  const selector =
    "header button, main button, main input:is([type=radio], [type=checkbox]), main summary";
  const all = /** @type {NodeListOf<HTMLInputElement>} */ (document.querySelectorAll(selector));
  const seen = [...all].filter(
    (one) =>
      one.checkVisibility() &&
      !one.closest("dialog") &&
      !one.matches("[type=submit], [type=reset], :checked"),
  );
  const one = seen[at];
  one?.scrollIntoView({ block: "center", behavior: "instant" });
  const { left = 0, top = 0, width = 0, height = 0 } = one?.getBoundingClientRect() ?? {};
  const names = seen.map(({ localName, ariaLabel, innerText, name, value }) => {
    const label = ariaLabel || innerText || `${name} ${value}`;
    return `${localName} ${label.trim().slice(0, 40)}`;
  });
  return { names, x: left + width / 2, y: top + height / 2 };
}

/**
 * In the page: from the next press on, notes when the first thing changes for it: in the part of the page that it stands in, the
 * colour scheme, a dialog, or a choice that styles answer. Not that it was heard.
 */
function noteEffect() {
  let from = NaN;
  /** @type {Element | null} */
  let part = null;
  const done = () => {
    requestAnimationFrame(() => {
      if (!Number.isNaN(from) && !("effect" in window))
        Object.assign(window, { effect: performance.now() - from });
    });
  };
  addEventListener(
    "pointerup",
    ({ timeStamp, target }) => {
      from = timeStamp;
      part = /** @type {Element} */ (target).closest("section, header");
    },
    true,
  );
  addEventListener("toggle", done, true);
  addEventListener(
    "change",
    // What is asked in a form is answered by scripts.
    ({ target }) => /** @type {Element} */ (target).closest("form") || done(),
    true,
  );
  // A dialog makes the page inert, scenes take turns by themselves.
  const own = ["inert", "data-turn", "data-playing"];
  new MutationObserver((changes) => {
    const isEffect = changes.some(({ target, attributeName }) => {
      const element = target instanceof Element ? target : target.parentElement;
      const isThere = target === document.documentElement || part?.contains(target);
      return isThere && !own.includes(attributeName ?? "") && !element?.matches("[data-notice]");
    });
    if (isEffect) done();
  }).observe(document.documentElement, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
}
