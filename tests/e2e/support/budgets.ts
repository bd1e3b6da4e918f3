/**
 * Budget of each page, enforced by `tests/e2e/first-load.spec.ts`, explained in docs/runtime.md. Lower a number when a page
 * gets lighter; when you raise one, say why in the commit.
 *
 * Sizes are in kB (1,000 bytes) in a phone's viewport, with each file compressed by brotli at its highest level. Limits for
 * JavaScript and CSS are 3 % above today's values. HTML, elements and total bytes depend on content: their limits are up to
 * 10 % above, so that edits pass, and on the pricing page they allow for four plans, the maximum. Pages that grow with
 * every article, person or release have no limits for these.
 */
export interface Budget {
  /** Scripts that run before the first interaction. */
  javascript: number;
  /** Scripts after all islands have hydrated: adds React, the layout and the page's islands. */
  hydrated: number;
  /** Inlined styles, which also count as `html`. */
  css?: number;
  html?: number;
  /** Elements in `<body>`. */
  elements?: number;
  /** All requests before the first interaction, including images and fonts but not prefetches. */
  all?: number;
}

/** Defaults for all pages except the landing page. */
const defaults = { javascript: 5.6, hydrated: 88.7 };

/** By path, or by kind for pages of a template. Measured 2026-11-28. */
export const budgets: Record<string, Budget> & { others: Budget } = {
  "/": {
    javascript: 5.6,
    hydrated: 109.5,
    css: 14,
    // Three round trips on slow 4G carry 43.8 kB including headers; a fourth adds 150 ms to LCP.
    html: 35.7,
    elements: 1120,
    all: 84,
  },
  "/pricing": { ...defaults, css: 5.9, html: 14.2, elements: 560, all: 55.7 },
  "/contact": { ...defaults, css: 5, html: 11.2, elements: 221, all: 51.1 },
  "/company": { ...defaults, css: 5.1 },
  "/changelog": { ...defaults, css: 6.4 },
  "/blog": { ...defaults, css: 5.2 },
  "/tos": { ...defaults, css: 6.5 },
  article: { ...defaults, css: 7 },
  release: { ...defaults, css: 6.4 },
  unknown: { ...defaults, css: 4.9, html: 10.9, elements: 216, all: 50.8 },
  /** Pages without an entry here. */
  others: defaults,
};

/** @param name a key of {@link budgets} */
export const budgetOf = (name: string): Budget => budgets[name] ?? budgets.others;

/** Properties that animate without repaints, or in a single step. */
export const composited: readonly string[] = [
  ...["transform", "translate", "rotate", "scale", "opacity"],
  ...["visibility", "display", "overlay", "content-visibility"],
];
