import type { Page } from "@playwright/test";

declare global {
  interface Window {
    /** Transitioned properties, each with its element. */
    transitions: Set<string>;
  }
}

/** Records transitions on every page that opens from now on. */
export async function noteTransitions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.transitions = new Set();
    const note = ({ propertyName, target }: TransitionEvent) => {
      const name = target instanceof Element ? (target.classList[0] ?? target.localName) : "?";
      window.transitions.add(`${propertyName} of ${name}`);
    };
    document.addEventListener("transitionrun", note, true);
  });
}

/** Properties that animate while a visitor scrolls to the end: `property of element`. */
export async function animated(page: Page): Promise<string[]> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let top = 0; top < document.body.scrollHeight; top += window.innerHeight) {
      window.scrollTo({ top, behavior: "instant" });
      await frame();
    }
    await frame();
  });
  return page.evaluate(() => {
    const rules: CSSRule[] = [];
    const collect = (list: CSSRuleList) => {
      for (const rule of list) {
        rules.push(rule);
        if ("cssRules" in rule) collect(rule.cssRules as CSSRuleList);
      }
    };
    for (const sheet of document.styleSheets) collect(sheet.cssRules);
    const found = new Set(window.transitions);
    for (const rule of rules) {
      if (!(rule instanceof CSSKeyframesRule)) continue;
      for (const { style } of [...rule.cssRules] as CSSKeyframeRule[]) {
        for (const property of style) found.add(`${property} of ${rule.name}`);
      }
    }
    return [...found].sort();
  });
}
