/** Medians and ranges of several runs, and their tables. */
import { units } from "./figures.mjs";

/**
 * @typedef {import("./figures.mjs").Figures} Figures
 * @typedef {{ preset: string, page: string, side: string, figures: Figures }} Run
 * @typedef {{ median: number, least: number, most: number }} Spread
 * @typedef {{ preset: string, page: string, side: string, runs: number, numbers: Record<string, Spread>,
 *   lcpElements: string[], animations: string[] }} Summary
 */

/** @param {number[]} values at least one @returns {Spread} the median of an even number is the mean of two */
export function spreadOf(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (/** @type {number} */ index) => sorted[index] ?? NaN;
  const middle = (sorted.length - 1) / 2;
  const median = (at(Math.floor(middle)) + at(Math.ceil(middle))) / 2;
  return { median, least: at(0), most: at(sorted.length - 1) };
}

/** @param {Run[]} runs @returns {Summary[]} one for each page, preset and side, in the order of the runs */
export function summarize(runs) {
  /** @type {Map<string, Run[]>} */
  const groups = new Map();
  for (const run of runs) {
    const key = [run.preset, run.page, run.side].join(" ");
    groups.set(key, [...(groups.get(key) ?? []), run]);
  }
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const { preset, page, side } = first;
    const numbers = Object.keys(units).map((name) => [
      name,
      spreadOf(group.map(({ figures }) => figures.numbers[name] ?? 0)),
    ]);
    const each = (/** @type {(figures: Figures) => string[]} */ of) => [
      ...new Set(group.flatMap(({ figures }) => of(figures))),
    ];
    return {
      ...{ preset, page, side, runs: group.length, numbers: Object.fromEntries(numbers) },
      lcpElements: each(({ lcpElement }) => [lcpElement]),
      animations: each(({ animations }) => animations),
    };
  });
}

/** The median, and the range where the runs differ. @param {Spread | undefined} spread */
export function written(spread) {
  if (!spread) return "";
  const { median, least, most } = spread;
  const short = (/** @type {number} */ number) => String(Math.round(number * 1000) / 1000);
  return least === most ? short(median) : `${short(median)} (${short(least)}–${short(most)})`;
}

/** @param {string[][]} rows the first column to the left, the others to the right */
export function aligned(rows) {
  const columns = rows[0]?.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, at) =>
          at === 0 ? cell.padEnd(columns?.[at] ?? 0) : cell.padStart(columns?.[at] ?? 0),
        )
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

/**
 * A block for each page and preset: figures below each other, sides beside each other.
 * @param {Summary[]} summaries @returns {string}
 */
export function detailed(summaries) {
  return blocksOf(summaries)
    .map((sides) => {
      const rows = Object.entries(units).map(([name, unit]) => [
        unit ? `${name}, ${unit}` : name,
        ...sides.map(({ numbers }) => written(numbers[name])),
      ]);
      const { page = "", preset = "" } = sides[0] ?? {};
      const title = [`${page}, ${preset}`, ...sides.map(({ side }) => side)];
      const notes = sides.flatMap(({ side, lcpElements, animations }) => [
        ...lcpElements.map((element) => `  LCP element of ${side}: ${element}`),
        ...animations.map((animation) => `  not composited in ${side}: ${animation}`),
      ]);
      return [aligned([title, ...rows]), ...notes].join("\n");
    })
    .join("\n\n");
}

/** Columns of the short table. */
const short = {
  perf: "performance",
  "LCP ms": "LCP",
  "SI ms": "Speed Index",
  "TBT ms": "TBT",
  CLS: "CLS",
  script: "script CPU",
  style: "style CPU",
  layout: "layout CPU",
  paint: "paint CPU",
  CPU: "all CPU",
  "long tasks": "long tasks",
  "JS kB": "JavaScript",
  "all kB": "all bytes",
};

/** Medians, a line for each page, preset and side. @param {Summary[]} summaries @returns {string} */
export function brief(summaries) {
  const rows = blocksOf(summaries).flatMap((sides) =>
    sides.map(({ page, preset, side, numbers }) => [
      `${page}, ${preset}, ${side}`,
      ...Object.values(short).map((name) => {
        const { median = NaN } = numbers[name] ?? {};
        return String(Math.round(median * 100) / 100);
      }),
    ]),
  );
  return aligned([["medians", ...Object.keys(short)], ...rows]);
}

/** @param {Summary[]} summaries @returns {Summary[][]} the sides of a page and preset together */
function blocksOf(summaries) {
  const keys = [...new Set(summaries.map(({ preset, page }) => `${preset} ${page}`))];
  return keys.map((key) => summaries.filter(({ preset, page }) => `${preset} ${page}` === key));
}
