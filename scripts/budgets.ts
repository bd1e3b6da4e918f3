/**
 * Budget of each page, enforced by `e2e/first-load.spec.ts`, explained in docs/performance.md. Lower a number when a page
 * became lighter; to raise one, give the reason in the commit.
 *
 * Sizes are in kB (1,000 bytes), each file compressed with brotli at its highest effort, in a phone's viewport.
 * JavaScript and CSS have 3 % above today's value. HTML, elements and all bytes depend on content and have up to 10 %, so
 * that an author's edit passes. Pages that grow with every article, person or release have no budget for these.
 */
export interface Budget {
  /** Scripts that run before the first interaction. */
  javascript: number;
  /** Scripts after hydration of the bar: also React and the layout. */
  taken: number;
  /** Inlined styles, which are also counted in `html`. */
  css?: number;
  /** Distinct data URIs of images in the styles: the browser parses a document for each before the first paint. */
  drawings: number;
  html?: number;
  /** Elements in `<body>`. */
  elements?: number;
  /** All requests before the first interaction, with images and fonts, without prefetches. */
  all?: number;
}

/** What content may add to a page's budget: so much for each element that `count` matches, beyond `today`. */
export interface Growth extends Partial<Budget> {
  /** A CSS selector. */
  count: string;
  today: number;
}

/** By path. A new plan or a new section of the landing page stays within the budget. */
export const growth: Record<string, Growth> = {
  "/": {
    count: "#features > *",
    today: 8,
    taken: 1,
    css: 1.6,
    html: 3.6,
    elements: 190,
    all: 3.6,
  },
  "/pricing": { count: "[data-paid]", today: 2, css: 0.1, html: 0.6, elements: 66, all: 0.6 },
};

/** A page's budget, with what its content adds. @param held number of elements that `growth` counts there now */
export function budgetOf(name: string, held = 0): Budget {
  const budget = budgets[name] ?? budgets.others;
  const growing = growth[name];
  const each: Partial<Budget> = growing ?? {};
  const more = growing ? Math.max(0, held - growing.today) : 0;
  const grown = Object.entries(budget).map(([what, most]) => {
    const step = each[what as keyof Budget] ?? 0;
    return [what, Number(most) + more * step] as const;
  });
  return Object.fromEntries(grown) as unknown as Budget;
}

/** Defaults for all pages except the landing page. */
const usual = { javascript: 6, taken: 90, drawings: 0 };

/** By path, or by kind for pages of a template. Measured 2026-11-25. */
export const budgets: Record<string, Budget> & { others: Budget } = {
  "/": {
    javascript: 6,
    taken: 90,
    css: 18.2,
    drawings: 9,
    // Three round trips of slow 4G carry 43.8 kB with the headers; a fourth costs LCP 150 ms.
    html: 43.2,
    elements: 1812,
    all: 97.3,
  },
  "/pricing": { ...usual, css: 6.3, html: 13.5, elements: 400, all: 55 },
  "/contact": { ...usual, css: 5.3, html: 11.4, elements: 230, all: 52.6 },
  "/company": { ...usual, css: 5.4 },
  "/changelog": { ...usual, css: 6.8 },
  "/blog": { ...usual, css: 5.5 },
  "/tos": { ...usual, css: 7 },
  article: { ...usual, css: 7.6 },
  release: { ...usual, css: 7 },
  unknown: { ...usual, css: 5.4, html: 11, elements: 224, all: 52.3 },
  /** Pages added since: only their scripts. */
  others: usual,
};

/** Properties that animate without repaints; discrete ones cost a single frame. */
export const composited: readonly string[] = [
  ...["transform", "translate", "rotate", "scale", "opacity"],
  ...["visibility", "display", "overlay", "content-visibility"],
];
