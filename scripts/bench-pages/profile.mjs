/** Which functions and which selectors a page spends its time in, loading and taken over, on a processor slowed by four. */
import { launchBrowser } from "../lib/browser.mjs";
import { originalPlaces } from "./names.mjs";
import { quietOf, takenOver } from "./quiet.mjs";

/**
 * @typedef {{ ms: number, name: string, place: string }} Cost
 * @typedef {{ ms: number, selector: string, attempts: number, matches: number }} SelectorCost
 */

const SLOWER = 4;
/** µs between two looks at the stack. */
const INTERVAL = 200;
/** A phone as Lighthouse has it. */
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 };

/**
 * Sums up what a profile saw.
 * @param {any} profile as the browser's Profiler gives it
 * @param {(url: string, line: number, column: number) => string} placeOf
 * @returns {{ functions: Cost[], modules: Cost[] }} most expensive first; a function without those it calls, idle
 *   time left out
 */
export function costsOf({ nodes, samples, timeDeltas }, placeOf) {
  /** @type {Map<number, any>} */
  const byId = new Map(nodes.map((/** @type {any} */ node) => [node.id, node.callFrame]));
  /** @type {Map<string, Cost>} */
  const functions = new Map();
  /** @type {Map<string, Cost>} */
  const modules = new Map();
  for (const [at, id] of samples.entries()) {
    const { functionName, url, lineNumber, columnNumber } = byId.get(id) ?? {};
    if (functionName === "(idle)") continue;
    // The time until the next look is spent where this one found it.
    const ms = (timeDeltas[at + 1] ?? 0) / 1000;
    const place = url ? placeOf(url, lineNumber + 1, columnNumber + 1) : "the browser";
    const name = functionName || "(anonymous)";
    add(functions, `${name} ${place}`, { ms, name, place });
    add(modules, place, { ms, name: "", place: place.replace(/(:\d+)+$/, "") });
  }
  return { functions: dearest(functions), modules: dearest(merged(modules)) };
}

/** @param {Map<string, Cost>} costs @param {string} key @param {Cost} cost */
const add = (costs, key, cost) =>
  costs.set(key, { ...cost, ms: cost.ms + (costs.get(key)?.ms ?? 0) });

/** Places of one module together. @param {Map<string, Cost>} places */
function merged(places) {
  /** @type {Map<string, Cost>} */
  const modules = new Map();
  for (const cost of places.values()) add(modules, cost.place, cost);
  return modules;
}

/** @param {Map<string, Cost>} costs */
const dearest = (costs) => [...costs.values()].sort((a, b) => b.ms - a.ms);

/**
 * Sums up what was matched against elements.
 * @param {any[]} events of a trace @returns {SelectorCost[]} most expensive first
 */
export function selectorCosts(events) {
  /** @type {Map<string, SelectorCost>} */
  const costs = new Map();
  for (const { name, args } of events) {
    if (name !== "SelectorStats") continue;
    for (const timing of args?.selector_stats?.selector_timings ?? []) {
      const { selector, match_attempts, match_count } = timing;
      const before = costs.get(selector) ?? { ms: 0, selector, attempts: 0, matches: 0 };
      costs.set(selector, {
        selector,
        ms: before.ms + timing["elapsed (us)"] / 1000,
        attempts: before.attempts + match_attempts,
        matches: before.matches + match_count,
      });
    }
  }
  return [...costs.values()].sort((a, b) => b.ms - a.ms);
}

/**
 * Loads a page twice: once for the functions, once for the selectors, since each look costs time of its own.
 * @param {string} url @param {string} folder the build's, for the source maps
 */
export async function profilePage(url, folder) {
  const browser = await launchBrowser();
  try {
    const profile = await withPage(browser, url, async (session, load) => {
      await session.send("Profiler.enable");
      await session.send("Profiler.setSamplingInterval", { interval: INTERVAL });
      await session.send("Profiler.start");
      await load();
      return (await session.send("Profiler.stop")).profile;
    });
    const events = await withPage(browser, url, async (session, load) => {
      /** @type {any[]} */
      const seen = [];
      session.on("Tracing.dataCollected", ({ value }) => void seen.push(...value));
      const complete = new Promise((resolve) => session.once("Tracing.tracingComplete", resolve));
      // What DevTools itself switches on for its list of selectors.
      const includedCategories = ["devtools.timeline", "disabled-by-default-blink.debug"];
      await session.send("Tracing.start", { traceConfig: { includedCategories } });
      await load();
      await session.send("Tracing.end");
      await complete;
      return seen;
    });
    return { ...costsOf(profile, originalPlaces(folder)), selectors: selectorCosts(events) };
  } finally {
    await browser.close();
  }
}

/**
 * @template T
 * @param {import("@playwright/test").Browser} browser @param {string} url
 * @param {(session: import("@playwright/test").CDPSession, load: () => Promise<void>) => Promise<T>} watch
 * @returns {Promise<T>}
 */
async function withPage(browser, url, watch) {
  const page = await browser.newPage(phone);
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  const quiet = quietOf(page);
  const seen = await watch(session, async () => {
    await page.goto(url);
    await quiet();
    await takenOver(page);
    await quiet();
  });
  await page.close();
  return seen;
}
