/** Every page stays within its budget (`support/budgets.ts`), inserts no styles and animates without repaints. */
import { brotliCompressSync } from "node:zlib";
import type { Page, Response } from "@playwright/test";
import { budgetOf, composited, type Budget } from "./support/budgets";
import { scrollThrough } from "./support/scrolling";
import { site, unknownRoute } from "./support/site";
import { expect, hydrateAll, test } from "./support/test";

// Lighthouse's phone.
test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 });

const compressedSizes = new Map<string, number>();

/** Size in kB with brotli; images and fonts are compressed already. */
async function kilobytes(response: Response): Promise<number> {
  const type = response.headers()["content-type"] ?? "";
  const body = await response.body().catch(() => Buffer.alloc(0));
  if (!/text|javascript|json|svg|xml|manifest/.test(type)) return body.length / 1000;
  const size = compressedSizes.get(response.url()) ?? brotliCompressSync(body).length / 1000;
  compressedSizes.set(response.url(), size);
  return size;
}

/** Total sizes, and a list of files, heaviest first. */
async function weigh(responses: readonly Response[]) {
  const unique = new Map(responses.map((response) => [response.url(), response]));
  const files = await Promise.all(
    [...unique.values()].map(async (response) => ({
      url: new URL(response.url()).pathname,
      type: response.request().resourceType(),
      kb: await kilobytes(response),
    })),
  );
  const total = (isIncluded: (file: (typeof files)[number]) => boolean) => {
    const sum = files.filter(isIncluded).reduce((kb, file) => kb + file.kb, 0);
    return Math.round(sum * 10) / 10;
  };
  return {
    javascript: total(({ url }) => url.endsWith(".js")),
    html: total(({ type }) => type === "document"),
    all: total(() => true),
    files: files.sort((a, b) => b.kb - a.kb).map(({ url, kb }) => `${kb.toFixed(1)} kB ${url}`),
  };
}

/**
 * Opens a page with an empty cache and measures all files except prefetches; then hydrates all islands and measures scripts
 * again.
 */
async function measure(page: Page, route: string): Promise<Required<Budget> & { files: string[] }> {
  const responses: Response[] = [];
  page.on("response", (response) => {
    if (response.request().headers()["sec-purpose"] !== "prefetch") responses.push(response);
  });
  await page.goto(route, { waitUntil: "networkidle" });
  const { javascript, html, all } = await weigh(responses);
  const elements = await page.locator("body *").count();
  await hydrateAll(page);
  const { javascript: hydrated, files } = await weigh(responses);
  const text = (await responses[0]?.text()) ?? "";
  const styles = [...text.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css = ""]) => css);
  const css = Math.round(brotliCompressSync(styles.join("")).length / 100) / 10;
  return { javascript, hydrated, css, html, elements, all, files };
}

/** CSS rules that scripts have inserted. All styles should be in the HTML, because a new rule invalidates every element. */
const insertedRules = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.styleSheets]
      .filter(({ ownerNode }) => (ownerNode as Element | null)?.matches('[data-styled="active"]'))
      .flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText)),
  );

/**
 * Selectors like `:root:has(…) button`: any inserted element, even a script in the head, invalidates all elements.
 * `html:has(dialog:is(…))` alone only invalidates the root.
 */
const rootHasSelectors = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const selectorsOf = (rules: CSSRuleList): string[] =>
      [...rules].flatMap((rule) => [
        ...(rule instanceof CSSStyleRule ? [rule.selectorText] : []),
        ...("cssRules" in rule ? selectorsOf(rule.cssRules as CSSRuleList) : []),
      ]);
    const selectors = [...document.styleSheets].flatMap(({ cssRules }) => selectorsOf(cssRules));
    return selectors.filter((selector) =>
      /(^|, )(html|:root|body)[^ ,]*:has\(.*\) ./.test(selector),
    );
  });

declare global {
  interface Window {
    /** Properties with a transition, each with its element. */
    transitions: Set<string>;
  }
}

/** Records transitions on all pages opened from now on. */
async function recordTransitions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.transitions = new Set();
    const record = ({ propertyName, target }: TransitionEvent) => {
      const name = target instanceof Element ? (target.classList[0] ?? target.localName) : "?";
      window.transitions.add(`${propertyName} of ${name}`);
    };
    document.addEventListener("transitionrun", record, true);
  });
}

/** Properties with a transition or a keyframe animation: `property of element`. */
const animatedProperties = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
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

/** Every fixed page, the newest page of each template, and the 404 page. */
const fixed = site.pages.filter(({ kind }) => kind === "page").map(({ path }) => [path, path]);
const templates = new Map(
  site.pages.map(({ kind, path }) => [kind, path]).reverse() as [string, string][],
);
templates.delete("page");
const pages = [...fixed, ...templates, ["unknown", unknownRoute]] as [
  name: string,
  route: string,
][];

for (const [name, route] of pages) {
  test(`${name} stays within its budget`, async ({ page }) => {
    await recordTransitions(page);
    const { files, ...cost } = await measure(page, route);
    for (const [what, limit] of Object.entries(budgetOf(name))) {
      const hint = `${what} of ${route}; tests/e2e/support/budgets.ts, heaviest files: ${files.slice(0, 12).join(", ")}`;
      expect.soft(cost[what as keyof typeof cost], hint).toBeLessThanOrEqual(Number(limit));
    }
    expect.soft(await insertedRules(page), "styles that aren't in the HTML").toEqual([]);
    expect
      .soft(await rootHasSelectors(page), "selectors by which any change invalidates all elements")
      .toEqual([]);
    await scrollThrough(page);
    const repainting = (await animatedProperties(page)).filter((found) => {
      const [property = ""] = found.split(" ");
      return !composited.includes(property);
    });
    expect.soft(repainting, "animations that repaint; use transform and opacity").toEqual([]);
  });
}
