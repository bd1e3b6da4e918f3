/**
 * What a page may cost. `e2e/first-load.spec.ts` holds it, docs/performance.md explains it. Lower a number when a page became lighter; a higher one needs
 * its reason in the commit.
 *
 * Bytes are kB (1,000 bytes), each file with brotli at its highest effort, in a phone's window. JavaScript and CSS
 * follow from the code: today's value and 3 %. HTML, elements and all bytes follow the content as well: they have
 * up to 10 %, so that an author's edit passes. Pages that grow with every article, person or release have no budget for them.
 */
export interface Budget {
  /** Scripts that run before a visitor acts. */
  javascript: number;
  /** Those, and what runs when a visitor touches the bar: React and the layout. */
  taken: number;
  /** The styles in the page; they are part of its HTML, too. */
  css?: number;
  /** Different pictures that they hold: the browser makes a document for each before the first paint. */
  drawings: number;
  html?: number;
  /** Below `<body>`. */
  elements?: number;
  /** Everything that is fetched before a visitor acts, pictures and fonts included, but for what is fetched ahead. */
  all?: number;
}

/** What the content may add to a page: so much for each of what `count` counts, beyond the number it holds today. */
export interface Growth extends Partial<Budget> {
  /** A CSS selector. */
  count: string;
  today: number;
}

/** By address. An author adds a plan, an engineer a section, and no budget turns red. */
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

/** A page's budget, with what its content adds. @param held what `growth` counts there now */
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

/** Of every page but home. */
const usual = { javascript: 6, taken: 90, drawings: 0 };

/** By address, or by kind where a template makes the pages. Measured 2026-11-25. */
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
  "/pricing": { ...usual, css: 6.1, html: 13, elements: 372, all: 54.5 },
  "/contact": { ...usual, css: 5.3, html: 11.4, elements: 230, all: 52.6 },
  "/company": { ...usual, css: 5.4 },
  "/changelog": { ...usual, css: 6.8 },
  "/blog": { ...usual, css: 5.5 },
  "/tos": { ...usual, css: 7 },
  article: { ...usual, css: 7.6 },
  release: { ...usual, css: 7 },
  unknown: { ...usual, css: 5.4, html: 11, elements: 224, all: 52.3 },
  /** A page that has come since: its scripts at least. */
  others: usual,
};

/** What the compositor moves without painting anew; a switch from one state to the other costs one frame. */
export const composited: readonly string[] = [
  ...["transform", "translate", "rotate", "scale", "opacity"],
  ...["visibility", "display", "overlay", "content-visibility"],
];
