/**
 * `npm run bench`: what visitors pay for a page. Lighthouse looks at pages of the last test build, beside the
 * same pages without scripts and beside other built folders, all in turns. Medians and ranges are printed,
 * `reports/bench.json` has every run.
 *
 *   --pages / /pricing        these pages; unless told, one of every kind
 *   --runs 5                  how often
 *   --preset mobile           or desktop; unless told, both
 *   --beside NAME=FOLDER      another built folder, the same addresses; NAME=FOLDER:/path: one page of it
 *   --first-act / /pricing    instead: what begins with the first act, and how soon it has its effect; how soon each control answers later
 *   --visit                   instead: home, pricing and an article, read to their ends; --beside NAME=FOLDER:/article
 *   --slower 4                so many times, the processor of the phone that acts
 *   --profile /pricing        instead: the functions and the selectors that cost most
 *   --modules                 instead: what is in the scripts of the first load, with sizes
 *
 * docs/performance.md says what the columns mean.
 */
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { ensureInstalled } from "./lib/install.mjs";

ensureInstalled();
const { startLighthouse } = await import("./bench-pages/lighthouse.mjs");
const { builtFolder, onePageOfEachKind, parseBeside, startSides } =
  await import("./bench-pages/sides.mjs");
const { serveFolder } = await import("./bench-pages/static-server.mjs");
const { aligned, brief, detailed, spreadOf, summarize, written } =
  await import("./bench-pages/summary.mjs");
const { versions } = await import("./bench-pages/tools.mjs");
const { moduleTables, sizedChunks } = await import("./bench-pages/modules.mjs");
const { profilePage } = await import("./bench-pages/profile.mjs");
const { takingOf } = await import("./bench-pages/first-act.mjs");
const { effectsOf } = await import("./bench-pages/effects.mjs");
const { visitOf } = await import("./bench-pages/visit.mjs");
const { laterAnswersOf } = await import("./bench-pages/later-acts.mjs");

/** @typedef {import("./bench-pages/summary.mjs").Run} Run */

/** Lines of each list of a profile. */
const MOST = 25;
const report = path.join("reports", "bench.json");
/** @type {import("./bench-pages/lighthouse.mjs").Preset[]} */
const presets = ["mobile", "desktop"];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    pages: { type: "boolean", default: false },
    runs: { type: "string", default: "5" },
    preset: { type: "string", multiple: true },
    beside: { type: "string", multiple: true, default: [] },
    "first-act": { type: "boolean", default: false },
    slower: { type: "string", default: "4" },
    visit: { type: "boolean", default: false },
    profile: { type: "boolean", default: false },
    modules: { type: "boolean", default: false },
  },
});

try {
  if (values.modules) console.log(moduleTables(sizedChunks(path.dirname(builtFolder()))));
  else if (values.profile) await profilePages();
  else if (values["first-act"]) await benchFirstActs();
  else if (values.visit) await benchVisits();
  else await benchPages();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function benchPages() {
  const folder = builtFolder();
  const wanted = presets.filter((preset) => values.preset?.includes(preset) ?? true);
  const count = Number(values.runs);
  if (!(count >= 1) || wanted.length === 0) {
    throw new Error("--runs takes a whole number, --preset mobile or desktop.");
  }
  const pages = positionals.length > 0 ? positionals : onePageOfEachKind(folder);
  const sides = await startSides(folder, values.beside);
  try {
    const plan = planOf(count, wanted, pages, sides);
    tell(await runAll(plan));
  } finally {
    await Promise.all(sides.map(({ close }) => close()));
  }
}

/** @param {ReturnType<typeof planOf>} plan @returns {Promise<Run[]>} */
async function runAll(plan) {
  const lighthouse = await startLighthouse();
  const start = Date.now();
  /** @type {Run[]} */
  const runs = [];
  try {
    for (const { url, ...what } of plan) {
      runs.push({ ...what, figures: await lighthouse.measure(url, what.preset) });
      const left = ((Date.now() - start) / runs.length) * (plan.length - runs.length);
      say(
        `${runs.length} of ${plan.length}: ${what.page}, ${what.preset}, ${what.side}; ` +
          `${Math.ceil(left / 60_000)} min left, load ${os.loadavg()[0]?.toFixed(1)}`,
      );
    }
  } finally {
    lighthouse.close();
  }
  return runs;
}

/**
 * Serves our pages, and calls back for each that was asked for.
 * @param {(page: string, url: string, folder: string) => Promise<void>} act
 */
async function forEachPage(act) {
  const folder = builtFolder();
  const [ours, ...others] = await startSides(folder, []);
  try {
    for (const page of positionals.length > 0 ? positionals : onePageOfEachKind(folder)) {
      const url = ours?.urlOf(page);
      if (!url) throw new Error(`${page} is no page.`);
      await act(page, url, folder);
    }
  } finally {
    await Promise.all([ours, ...others].map((side) => side?.close()));
  }
}

/** Prints what begins with a visitor's first act, medians of as many runs as were asked for. */
function benchFirstActs() {
  const slower = Number(values.slower);
  if (!(slower >= 1)) throw new Error("--slower takes a number from 1 on.");
  return forEachPage(async (page, url) => {
    /** @type {Map<string, number[]>} */
    const figures = new Map();
    const note = (/** @type {string} */ name, /** @type {number} */ value) =>
      figures.set(name, [...(figures.get(name) ?? []), value]);
    for (let run = 0; run < Number(values.runs); run += 1) {
      for (const [name, value] of Object.entries(await takingOf(url, slower))) note(name, value);
      for (const { control, ms } of await effectsOf(url, slower)) note(`first: ${control}, ms`, ms);
      for (const { control, ms } of await laterAnswersOf(url, slower))
        note(`later: ${control}, ms`, ms);
    }
    const rows = [...figures].map(([name, all]) => [name, written(spreadOf(all))]);
    console.log(`\n${aligned([[`${page}: the first act`, ""], ...rows])}`);
  });
}

/** Prints what a visit costs, sides in turns, medians of as many runs as were asked for; each side names its article. */
async function benchVisits() {
  const folder = builtFolder();
  const article = onePageOfEachKind(folder).find((page) => /^\/blog\/[^/]+$/.test(page));
  const sides = [{ name: "ours", folder, page: article }, ...values.beside.map(parseBeside)];
  const served = await Promise.all(sides.map(({ folder: built }) => serveFolder(built)));
  /** @type {Map<string, number[]>} */
  const figures = new Map();
  for (let run = 0; run < Number(values.runs); run += 1)
    for (const [at, { name, page = "/" }] of sides.entries()) {
      const visit = await visitOf(`${served[at]?.url}/`, ["/pricing", page]);
      for (const [what, value] of Object.entries(visit))
        figures.set(`${name}: ${what}`, [...(figures.get(`${name}: ${what}`) ?? []), value]);
    }
  await Promise.all(served.map(({ close }) => close()));
  const rows = [...figures].map(([what, all]) => [what, written(spreadOf(all))]);
  console.log(`\n${aligned([["a visit", ""], ...rows])}`);
}

/** Prints what each page's loading spends its time in. */
function profilePages() {
  return forEachPage(async (page, url, folder) => {
    const { functions, modules, selectors } = await profilePage(url, folder);
    const rows = (/** @type {{ ms: number, name?: string, place: string }[]} */ costs) =>
      costs
        .slice(0, MOST)
        .map(({ ms, name, place }) => [[name, place].filter(Boolean).join("  "), ms.toFixed(1)]);
    const matched = selectors
      .slice(0, MOST)
      .map(({ selector, ms, attempts, matches }) => [
        selector.slice(0, 100),
        ms.toFixed(2),
        String(attempts),
        String(matches),
      ]);
    console.log(`\n${aligned([[`${page}: functions`, "ms"], ...rows(functions)])}`);
    console.log(`\n${aligned([[`${page}: modules`, "ms"], ...rows(modules)])}`);
    const head = [`${page}: selectors`, "ms", "tried", "matched"];
    console.log(`\n${aligned([head, ...matched])}`);
  });
}

/** Prints the tables and writes the report. @param {Run[]} runs */
function tell(runs) {
  const summaries = summarize(runs);
  console.log(`\n${detailed(summaries)}\n\n${brief(summaries)}\n`);
  fs.mkdirSync(path.dirname(report), { recursive: true });
  const about = { day: new Date().toISOString(), lighthouse: versions.lighthouse };
  const cpus = os.cpus().length;
  fs.writeFileSync(report, `${JSON.stringify({ ...about, cpus, summaries, runs }, null, 2)}\n`);
  console.log(`All runs: ${report}`);
}

/**
 * Sides in turns, each round beginning with another one: what else the machine does meets all alike.
 * @param {number} count @param {import("./bench-pages/lighthouse.mjs").Preset[]} wanted
 * @param {string[]} pages @param {import("./bench-pages/sides.mjs").Side[]} sides
 */
function planOf(count, wanted, pages, sides) {
  return Array.from({ length: count }, (_, round) => round).flatMap((round) =>
    wanted.flatMap((preset) =>
      pages.flatMap((page) => {
        const first = round % sides.length;
        return [...sides.slice(first), ...sides.slice(0, first)].flatMap((side) => {
          const url = side.urlOf(page);
          if (url === undefined && side.name === "ours") throw new Error(`${page} is no page.`);
          return url === undefined ? [] : [{ preset, page, side: side.name, url }];
        });
      }),
    ),
  );
}

/** @param {string} line one that is written over where somebody looks on */
function say(line) {
  if (process.stdout.isTTY) process.stdout.write(`\r\u001b[K${line}`);
  else console.log(line);
}
