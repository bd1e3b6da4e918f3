/** From the very first press on a page to its effect: what changes because of it, not the next frame. */
import { onPhone } from "../lib/phone";
import type { Opened } from "../lib/phone";

declare global {
  interface Window {
    /** When the first thing had changed for a press, in ms after it. */
    effect?: number;
  }
}

/** So long after `load` it is pressed, in ms. */
const LATER = 1_500;
/** What has no effect by then has none, in ms. */
const MOST = 8_000;

export interface Answer {
  control: string;
  /** After the press; NaN where nothing changed. */
  ms: number;
}

/** Each control of the bar and the page, as the first press on a page of its own. @param slower how many times, the processor */
export async function effectsOf(url: string, slower: number): Promise<Answer[]> {
  const names = await onPhone(url, async ({ page, quiet }) => {
    await quiet();
    return (await page.evaluate(controlsOf, -1)).names;
  });
  const effects: Answer[] = [];
  for (const [at, control] of names.entries()) {
    const press = async ({ page }: Opened) => {
      await page.waitForTimeout(LATER);
      const place = await page.evaluate(controlsOf, at);
      await page.waitForTimeout(300);
      await page.evaluate(noteEffect);
      await page.touchscreen.tap(place.x, place.y);
      const isThere = () => window.effect !== undefined;
      await page.waitForFunction(isThere, undefined, { timeout: MOST }).catch(() => undefined);
      return page.evaluate(() => window.effect ?? NaN);
    };
    effects.push({ control, ms: Math.round(await onPhone(url, press, { slower })) });
  }
  return effects;
}

/**
 * In the page: what can be pressed and leads nowhere.
 * @param at brings that one into view, where it is not negative
 * @returns what they say, and the middle of that one
 */
function controlsOf(at: number): { names: string[]; x: number; y: number } {
  const all = document.querySelectorAll<HTMLInputElement>(
    "header button, main button, main input:is([type=radio], [type=checkbox]), main summary",
  );
  const seen = [...all].filter(
    (one) =>
      one.checkVisibility({ visibilityProperty: true }) &&
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
 * In the page: from the next press on, notes when the first thing changes for it: in the section that it stands in, the colour
 * scheme, a dialog, or a choice that styles answer. Not that it was heard.
 */
function noteEffect(): void {
  let from = NaN;
  let part: Element | null = null;
  const done = () => {
    requestAnimationFrame(() => {
      if (!Number.isNaN(from)) window.effect ??= performance.now() - from;
    });
  };
  const onPress = ({ timeStamp, target }: PointerEvent) => {
    from = timeStamp;
    part = (target as Element).closest("section, header");
  };
  addEventListener("pointerup", onPress, true);
  addEventListener("toggle", done, true);
  // What is asked in a form is answered by scripts.
  addEventListener("change", ({ target }) => (target as Element).closest("form") ?? done(), true);
  // A dialog makes the page inert, scenes take turns by themselves.
  const own = ["inert", "data-turn", "data-playing"];
  new MutationObserver((changes) => {
    const isEffect = changes.some(({ target, attributeName }) => {
      const element = target instanceof Element ? target : target.parentElement;
      const isThere = target === document.documentElement || part?.contains(target) === true;
      return isThere && !own.includes(attributeName ?? "") && !element?.matches("[data-notice]");
    });
    if (isEffect) done();
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
}
