/** Causes of style recalculations of the whole page. */
import type { Page } from "@playwright/test";

/**
 * Rules inserted by scripts. Pages have all their styles in the HTML: a new rule invalidates every element.
 */
export const insertedRules = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.styleSheets]
      .filter(({ ownerNode }) => (ownerNode as Element | null)?.matches('[data-styled="active"]'))
      .flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText)),
  );

/**
 * Selectors like `:root:has(…) button`: any inserted element, even a script in the head, invalidates all elements.
 * `html:has(dialog:is(…))` alone invalidates only the root.
 */
export const rootHasSelectors = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const selectorsOf = (rules: CSSRuleList): string[] =>
      [...rules].flatMap((rule) => [
        ...(rule instanceof CSSStyleRule ? [rule.selectorText] : []),
        ...("cssRules" in rule ? selectorsOf(rule.cssRules as CSSRuleList) : []),
      ]);
    const all = [...document.styleSheets].flatMap(({ cssRules }) => selectorsOf(cssRules));
    return all.filter((selector) => /(^|, )(html|:root|body)[^ ,]*:has\(.*\) ./.test(selector));
  });
