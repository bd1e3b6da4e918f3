/**
 * npm run lab -- pages: measures pages with Lighthouse, medians of several runs, compared with the same pages without scripts.
 * Needs a build (npm run build:local).
 *
 *   / /pricing             these pages; default: one of every kind
 *   --runs 5               how often
 *   --preset mobile        or desktop; default: both
 *   --beside NAME=FOLDER   also measures another built folder, at the same addresses
 *
 * All runs are in reports/lab-pages.json.
 */
import { execFile } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { parseArgs, promisify } from "node:util";
import { ensureBrowser } from "../scripts/lib/browser.mjs";
import { onePageOfEachKind, serveSites, serveStripped } from "./lib/built-site";
import { Figures } from "./lib/medians";

const report = "reports/lab-pages.json";
const lighthouse = path.join("lab", "node_modules", "lighthouse", "cli", "index.js");
const run = promisify(execFile);

/** Lighthouse's result, as far as it is used. https://github.com/GoogleChrome/lighthouse/blob/main/docs/understanding-results.md */
interface Result {
  runtimeError?: { message: string };
  configSettings: { throttling: { cpuSlowdownMultiplier: number } };
  categories: { performance: { score: number } };
  audits: Record<string, { numericValue?: number } | undefined>;
}

export async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      runs: { type: "string", default: "5" },
      preset: { type: "string", multiple: true, default: ["mobile", "desktop"] },
      beside: { type: "string", multiple: true, default: [] },
    },
  });
  const pages = positionals.length > 0 ? positionals : onePageOfEachKind();
  const sites = [...(await serveSites(values.beside)), await serveStripped()];
  const figures = new Figures();
  const runs: object[] = [];
  for (let round = 1; round <= Number(values.runs); round += 1) {
    for (const preset of values.preset) {
      for (const page of pages) {
        // Alternating, so that other load on this machine affects all sites equally.
        for (const { name, url } of sites) {
          const attempt = () => measure(url + page, preset);
          // Lighthouse sometimes misses the start of its trace (NO_NAVSTART).
          const found = figuresOf(await attempt().catch(attempt));
          figures.add(`${page}, ${preset}, ${name}`, found);
          runs.push({ page, preset, site: name, ...found });
          console.log(`round ${round}: ${page}, ${preset}, ${name}`);
        }
      }
    }
  }
  figures.print();
  fs.mkdirSync("reports", { recursive: true });
  fs.writeFileSync(report, `${JSON.stringify(runs, null, 2)}\n`);
  await Promise.all(sites.map(({ close }) => close()));
}

/** @throws {Error} when Lighthouse could not load the page */
async function measure(url: string, preset: string): Promise<Result> {
  const options = ["--output=json", "--only-categories=performance", "--quiet"];
  if (preset === "desktop") options.push("--preset=desktop");
  // As root Chromium has no sandbox.
  options.push("--chrome-flags=--headless=new --no-sandbox");
  const env = { ...process.env, CHROME_PATH: await ensureBrowser() };
  const limit = { maxBuffer: 64 * 1024 * 1024 };
  const { stdout } = await run(process.execPath, [lighthouse, url, ...options], { env, ...limit });
  const result = JSON.parse(stdout) as Result;
  if (result.runtimeError) throw new Error(`${url}: ${result.runtimeError.message}`);
  return result;
}

/** Times in ms are the simulated phone's; CPU is the main thread of this machine. */
export function figuresOf({ audits, categories, configSettings }: Result): Record<string, number> {
  const value = (audit: string) => audits[audit]?.numericValue ?? NaN;
  // Lighthouse multiplies the time that it observes.
  const { cpuSlowdownMultiplier } = configSettings.throttling;
  return {
    score: Math.round(categories.performance.score * 100),
    LCP: Math.round(value("largest-contentful-paint")),
    SI: Math.round(value("speed-index")),
    TBT: Math.round(value("total-blocking-time")),
    CLS: value("cumulative-layout-shift"),
    CPU: Math.round(value("mainthread-work-breakdown") / cpuSlowdownMultiplier),
    "all kB": Math.round(value("total-byte-weight") / 100) / 10,
  };
}
