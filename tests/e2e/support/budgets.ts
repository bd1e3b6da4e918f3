/**
 * Budget of each page, enforced by `tests/e2e/first-load.spec.ts`, explained in docs/runtime.md. Lower a number when a page
 * became lighter; to raise one, give the reason in the commit.
 *
 * Sizes are in kB (1,000 bytes), each file compressed with brotli at its highest effort, in a phone's viewport.
 * JavaScript and CSS have 3 % above today's value. HTML, elements and all bytes depend on content and have up to 10 %, so
 * that an author's edit passes; on the pricing page they allow for four plans, the maximum. Pages that grow with every
 * article, person or release have no budget for these.
 */
export interface Budget {
  /** Scripts that run before the first interaction. */
  javascript: number;
  /** Scripts after hydration of all islands: also React, the layout and the page's islands. */
  taken: number;
  /** Inlined styles, which are also counted in `html`. */
  css?: number;
  html?: number;
  /** Elements in `<body>`. */
  elements?: number;
  /** All requests before the first interaction, with images and fonts, without prefetches. */
  all?: number;
}

/** Defaults for all pages except the landing page. */
const usual = { javascript: 5.6, taken: 88.7 };

/** By path, or by kind for pages of a template. Measured 2026-11-28. */
export const budgets: Record<string, Budget> & { others: Budget } = {
  "/": {
    javascript: 5.6,
    taken: 109.5,
    css: 14,
    // Three round trips of slow 4G carry 43.8 kB with the headers; a fourth costs LCP 150 ms.
    html: 35.7,
    elements: 1120,
    all: 84,
  },
  "/pricing": { ...usual, css: 5.9, html: 14.2, elements: 560, all: 55.7 },
  "/contact": { ...usual, css: 5, html: 11.2, elements: 221, all: 51.1 },
  "/company": { ...usual, css: 5.1 },
  "/changelog": { ...usual, css: 6.4 },
  "/blog": { ...usual, css: 5.2 },
  "/tos": { ...usual, css: 6.5 },
  article: { ...usual, css: 7 },
  release: { ...usual, css: 6.4 },
  unknown: { ...usual, css: 4.9, html: 10.9, elements: 216, all: 50.8 },
  /** Pages added since: only their scripts. */
  others: usual,
};

/** @param name a key of {@link budgets} */
export const budgetOf = (name: string): Budget => budgets[name] ?? budgets.others;

/** Properties that animate without repaints; discrete ones cost a single frame. */
export const composited: readonly string[] = [
  ...["transform", "translate", "rotate", "scale", "opacity"],
  ...["visibility", "display", "overlay", "content-visibility"],
];
