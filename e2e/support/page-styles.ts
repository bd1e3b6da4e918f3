/** What makes a browser work out the styles of the whole page once more. */
import type { Page } from "@playwright/test";

/**
 * Rules that scripts have put into the page: styles that a page needs come with its HTML. Any new rule lets the browser
 * look at every element again.
 */
export const insertedRules = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.styleSheets]
      .filter(({ ownerNode }) => (ownerNode as Element | null)?.matches('[data-styled="active"]'))
      .flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText)),
  );

/**
 * Selectors by which anything that comes into the page, a script in the head, too, changes what all elements below the
 * root are measured against: `:root:has(…) button`. `html:has(dialog:is(…))` alone concerns the root only.
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
