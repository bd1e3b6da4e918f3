import type { Page } from "@playwright/test";

declare global {
  interface Window {
    /** Properties that a transition has changed, each with its element. */
    transitions: Set<string>;
  }
}

/** Notes transitions on every page that is opened from now on. */
export async function noteTransitions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.transitions = new Set();
    const note = ({ propertyName, target }: TransitionEvent) => {
      const part = target instanceof Element ? (target.classList[0] ?? target.localName) : "?";
      window.transitions.add(`${propertyName} of ${part}`);
    };
    document.addEventListener("transitionrun", note, true);
  });
}

/** What moves by itself while a visitor reads from the top to the end: `property of part`. */
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
    /** The component whose style names these keyframes; its first class is readable. */
    const partOf = (name: string) => {
      const user = styled.find(({ style }) => style.animationName.split(", ").includes(name));
      const selector = user?.selectorText.replace(/::?(before|after)\b/g, "") ?? "";
      const element = selector === "" ? null : document.querySelector(selector);
      return element?.classList[0] ?? (name === "" ? "?" : name);
    };
    const found = new Set(window.transitions);
    for (const rule of rules) {
      if (!(rule instanceof CSSKeyframesRule)) continue;
      for (const { style } of [...rule.cssRules] as CSSKeyframeRule[]) {
        for (const property of style) found.add(`${property} of ${partOf(rule.name)}`);
      }
    }
    return [...found];
  });
  // `navbar__Bar-sc-1yw0nbe-0`: styled-components' own part changes with the file.
  return found.map((line) => line.replace(/-sc-.*$/, "")).sort();
}
