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
  const found = await page.evaluate(() => {
    const rules: CSSRule[] = [];
    const collect = (list: CSSRuleList) => {
      for (const rule of list) {
        rules.push(rule);
        if ("cssRules" in rule) collect(rule.cssRules as CSSRuleList);
      }
    };
    for (const sheet of document.styleSheets) collect(sheet.cssRules);
    const styled = rules.filter((rule) => rule instanceof CSSStyleRule);
    /** The component that uses these keyframes, by its readable first class. */
    const componentOf = (name: string) => {
      const user = styled.find(({ style }) => style.animationName.split(", ").includes(name));
      const selector = user?.selectorText.replace(/::?(before|after)\b/g, "") ?? "";
      const element = selector === "" ? null : document.querySelector(selector);
      return element?.classList[0] ?? (name === "" ? "?" : name);
    };
    const found = new Set(window.transitions);
    for (const rule of rules) {
      if (!(rule instanceof CSSKeyframesRule)) continue;
      for (const { style } of [...rule.cssRules] as CSSKeyframeRule[]) {
        for (const property of style) found.add(`${property} of ${componentOf(rule.name)}`);
      }
    }
    return [...found];
  });
  // `navbar__Bar-sc-1yw0nbe-0`: the suffix is a hash of the file.
  return found.map((line) => line.replace(/-sc-.*$/, "")).sort();
}
