/** Runs Lighthouse, and keeps of its result what the tables show. */
import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import { chromiumArguments, ensureBrowser } from "../../scripts/lib/browser.mjs";

export const presets = ["mobile", "desktop"] as const;
export type Preset = (typeof presets)[number];

/** As much as is read of Lighthouse's result. https://github.com/GoogleChrome/lighthouse/blob/main/docs/understanding-results.md */
interface Result {
  runtimeError?: { message: string };
  configSettings: { throttling: { cpuSlowdownMultiplier: number } };
  categories: { performance: { score: number } };
  audits: Record<string, { numericValue?: number; details?: { items?: Item[] } } | undefined>;
}
interface Item {
  group?: string;
  duration?: number;
  mimeType?: string;
  transferSize?: number;
}

const run = promisify(execFile);
const cli = path.join("lab", "node_modules", "lighthouse", "cli", "index.js");

/**
 * Loads a page in a browser of its own.
 * @throws {Error} when Lighthouse could not load the page
 */
export async function measure(url: string, preset: Preset): Promise<Record<string, number>> {
  const flags = ["--headless=new", ...chromiumArguments].join(" ");
  const options = ["--output=json", "--only-categories=performance", "--quiet"];
  if (preset === "desktop") options.push("--preset=desktop");
  const { stdout } = await run(
    process.execPath,
    [cli, url, ...options, `--chrome-flags=${flags}`],
    { env: { ...process.env, CHROME_PATH: await ensureBrowser() }, maxBuffer: 64 * 1024 * 1024 },
  );
  const result = JSON.parse(stdout) as Result;
  if (result.runtimeError) throw new Error(`${url}: ${result.runtimeError.message}`);
  return figuresOf(result);
}

/** Times are a phone's, as Lighthouse reckons them; CPU is what the main thread of this machine took, in ms. Sizes are in kB. */
export function figuresOf({ audits, categories, configSettings }: Result): Record<string, number> {
  const value = (audit: string) => audits[audit]?.numericValue ?? NaN;
  const items = (audit: string) => audits[audit]?.details?.items ?? [];
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
  const work = items("mainthread-work-breakdown");
  // Lighthouse multiplies what it observes.
  const slower = configSettings.throttling.cpuSlowdownMultiplier;
  const cpu = (...groups: string[]) => {
    const counted =
      groups.length === 0 ? work : work.filter((item) => groups.includes(item.group ?? ""));
    return Math.round(sum(counted.map(({ duration = 0 }) => duration)) / slower);
  };
  const kb = (type: RegExp) => {
    const requests = items("network-requests").filter(({ mimeType = "" }) => type.test(mimeType));
    return Math.round(sum(requests.map(({ transferSize = 0 }) => transferSize)) / 100) / 10;
  };
  return {
    score: Math.round(categories.performance.score * 100),
    LCP: Math.round(value("largest-contentful-paint")),
    SI: Math.round(value("speed-index")),
    TBT: Math.round(value("total-blocking-time")),
    CLS: Math.round(value("cumulative-layout-shift") * 1000) / 1000,
    CPU: cpu(),
    script: cpu("scriptEvaluation", "scriptParseCompile"),
    layout: cpu("styleLayout"),
    "JS kB": kb(/javascript/),
    "all kB": kb(/(?:)/),
  };
}
