/**
 * npm run lab -- presses: measures ms from the first press on a page to its effect, and INP of that and two more presses in its
 * place, for each control on a newly loaded page, on a slow phone and network. Medians. Needs a test build (npm test -- build).
 *
 *   / /pricing     these pages; default: home
 *   --runs 5       how often
 *   --slower 4     slowdown factor of the processor
 */
import { parseArgs } from "node:util";
import { serveSites } from "./lib/built-site";
import { Figures } from "./lib/medians";
import { onPhone } from "./lib/phone";

declare global {
  interface Window {
    /** ms from the press to the frame with its effect. */
    effect?: number;
    /** ms from an event of a press to the next frame, the longest: https://web.dev/articles/inp */
    inp: number;
  }
}

/** Time between the load event and the press, in ms. */
const DELAY = 1_500;
/** Timeout for an effect, in ms. */
const LIMIT = 8_000;

export async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      runs: { type: "string", default: "5" },
      slower: { type: "string", default: "4" },
    },
  });
  const [ours] = await serveSites();
  for (const page of positionals.length > 0 ? positionals : ["/"]) {
    const url = `${ours?.url ?? ""}${page}`;
    const controls = await onPhone(url, 1, async (opened) => {
      await opened.quiet();
      return (await opened.page.evaluate(findControls, -1)).names;
    });
    const figures = new Figures();
    for (let run = 0; run < Number(values.runs); run += 1) {
      for (const [index, control] of controls.entries()) {
        figures.add(control, await press(url, index, Number(values.slower)));
      }
    }
    console.log(`\n${page}`);
    figures.print();
  }
  await ours?.close();
}

/** @returns ms from a control's first press to its effect, NaN if nothing changed; and INP of all presses */
function press(url: string, index: number, slowdown: number) {
  return onPhone(url, slowdown, async ({ page }) => {
    await page.waitForTimeout(DELAY);
    const { x, y } = await page.evaluate(findControls, index);
    await page.waitForTimeout(300);
    await page.evaluate(noteEffect);
    await page.touchscreen.tap(x, y);
    const hasEffect = () => window.effect !== undefined;
    await page.waitForFunction(hasEffect, undefined, { timeout: LIMIT }).catch(() => undefined);
    for (let again = 0; again < 2; again += 1) {
      await page.touchscreen.tap(x, y);
      await page.waitForTimeout(500);
    }
    const { effect = NaN, inp } = await page.evaluate(() => ({
      effect: window.effect,
      inp: window.inp,
    }));
    return { effect: Math.round(effect), inp };
  });
}

/**
 * In the page: finds controls other than links, and scrolls to one of them.
 * @param index of the control to scroll to; -1 for none
 * @returns all names, and the centre of that control
 */
function findControls(index: number): { names: string[]; x: number; y: number } {
  const all = document.querySelectorAll<HTMLInputElement>(
    "header button, main button, main input:is([type=radio], [type=checkbox]), main summary",
  );
  const seen = [...all].filter(
    (control) =>
      control.checkVisibility({ visibilityProperty: true }) &&
      !control.closest("dialog") &&
      !control.matches("[type=submit], [type=reset], :checked"),
  );
  const chosen = seen[index];
  chosen?.scrollIntoView({ block: "center", behavior: "instant" });
  const { left = 0, top = 0, width = 0, height = 0 } = chosen?.getBoundingClientRect() ?? {};
  const names = seen.map(({ localName, ariaLabel, innerText, name, value }) => {
    const label = ariaLabel || innerText || `${name} ${value}`;
    return `${localName} ${label.trim().slice(0, 40)}`;
  });
  return { names, x: left + width / 2, y: top + height / 2 };
}

/**
 * In the page: measures when the next press first changes its section, the colour scheme, a dialog or a checked input. A notice
 * that the press was received does not count.
 */
function noteEffect(): void {
  let start = NaN;
  let section: Element | null = null;
  const done = () => {
    requestAnimationFrame(() => {
      if (!Number.isNaN(start)) window.effect ??= performance.now() - start;
    });
  };
  const onPress = ({ timeStamp, target }: PointerEvent) => {
    start = timeStamp;
    section = (target as Element).closest("section, header");
  };
  addEventListener("pointerup", onPress, true);
  // Not `toggle`, which may come after the frame with the dialog.
  addEventListener("beforetoggle", done, true);
  // A change in a form has its effect by script.
  addEventListener("change", ({ target }) => (target as Element).closest("form") ?? done(), true);
  window.inp = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.inp = Math.max(window.inp, duration);
  }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
  // Not effects: dialogs make the page inert, and scenes play by themselves.
  const own = ["inert", "data-turn"];
  new MutationObserver((changes) => {
    const isEffect = changes.some(({ target, attributeName }) => {
      const element = target instanceof Element ? target : target.parentElement;
      const isThere = target === document.documentElement || section?.contains(target) === true;
      return isThere && !own.includes(attributeName ?? "") && !element?.matches("[data-notice]");
    });
    if (isEffect) done();
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
}
