/**
 * `npm run bench:build -- 10 100 1000`: what a build of so many articles costs. In a copy of the checkout
 * articles are written, each with a cover and a drawing of its own, code and a table; then the site is
 * built from nothing, again with nothing changed, and with one article edited, and beside it a bare Gatsby
 * blog of the same articles. The table is printed, and in `reports/bench-build.json`.
 *
 *   --pictures=20  draws so many pictures of each kind only, and repeats them: equal ones are made once
 *   --no-bare    leaves the bare blog out
 *   --check      checks every file of the site afterwards, as `npm run check-site` does
 *   --filled     builds from nothing once more with the caches for pictures and cards that are kept
 */
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { articleName, writeArticles } from "./bench/articles.mjs";
import { writeBareBlog } from "./bench/bare-blog.mjs";
import { listBytes, madeSince } from "./bench/made.mjs";
import { measure } from "./bench/measure.mjs";
import { buildCommand } from "./lib/build.mjs";
import { people, readJson, writeJson } from "./lib/content-files.mjs";
import { copyCheckout } from "./lib/files.mjs";
import { runNode, tool } from "./lib/node.mjs";

/** @typedef {Omit<import("./bench/measure.mjs").Measured, "ok"> & Partial<import("./bench/made.mjs").Made> & { articles: number, run: string, load: number }} Row */

const home = path.join(".local", "bench-build");
const report = path.join("reports", "bench-build.json");
/** Beside the categories there are: lists of their own need more than one. */
const moreCategories = ["Planning", "Reviews"];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    pictures: { type: "string" },
    "no-bare": { type: "boolean", default: false },
    check: { type: "boolean", default: false },
    filled: { type: "boolean", default: false },
  },
});
const counts = positionals.length > 0 ? positionals.map(Number) : [10, 100];
if (counts.some((count) => !Number.isInteger(count) || count < 1)) {
  throw new Error("Name numbers of articles: npm run bench:build -- 10 100 1000");
}
/** @type {Row[]} */
const rows = [];
/** @type {Record<string, ReturnType<typeof listBytes>>} */
const lists = {};
for (const count of counts) {
  await benchSite(count);
  if (!values["no-bare"]) await benchBare(count);
}
console.log("");
console.table(rows);
console.table(lists);

/** @param {number} count */
async function benchSite(count) {
  const site = path.join(home, `site-${count}`);
  const content = path.join(site, "content");
  copyCheckout(site);
  const blog = readJson(path.join(content, "blog.json"));
  for (const name of moreCategories) {
    blog.categories.push({
      name,
      description: `Articles on ${name.toLowerCase()} that a script has written, to see what a build of many articles costs.`,
    });
  }
  writeJson(path.join(content, "blog.json"), blog);
  const categories = blog.categories.map((/** @type {{ name: string }} */ { name }) => name);
  await writeArticles(content, count, {
    authors: people(content),
    categories,
    kept: home,
    say,
    pictures: Number(values.pictures ?? count),
  });
  // A cache of its own: the checkout's stays as it is, and the first build finds nothing.
  const caches = path.join(home, `caches-${count}`);
  const env = { BUILD_CACHE: path.resolve(caches) };
  fs.rmSync(caches, { recursive: true, force: true });
  await benchRuns({
    site,
    count,
    name: "",
    command: buildCommand(),
    env,
    article: path.join(content, "articles", articleName(1), "index.md"),
  });
  lists[`${count} articles`] = listBytes(site, "/blog");
  if (values.filled)
    await benchRun({
      site,
      count,
      name: "caches filled",
      command: buildCommand(),
      env,
      clean: true,
    });
  if (!values.check) return;
  const { ok, stdout } = runNode([tool("tsx", "dist/cli.mjs"), "scripts/check-site.ts"], {
    cwd: site,
    capture: true,
    log: path.join(home, "check.log"),
  });
  console.log(stdout.replace(/^✓.*\n/gm, ""));
  if (!ok) process.exitCode = 1;
}

/** @param {number} count */
async function benchBare(count) {
  const site = path.join(home, `bare-${count}`);
  writeBareBlog(site, path.join(home, `site-${count}`, "content"), "node_modules");
  await benchRuns({
    site,
    count,
    name: "bare Gatsby, ",
    command: [tool("gatsby", "cli.js"), "build"],
    env: {},
    article: path.join(site, "content", "articles", articleName(1), "index.md"),
  });
}

/**
 * From nothing, with nothing changed, with one article edited.
 * @param {{ site: string, count: number, name: string, command: string[], env: NodeJS.ProcessEnv, article: string }} bench
 */
async function benchRuns({ article, ...bench }) {
  await benchRun({ ...bench, name: `${bench.name}cold`, clean: true });
  await benchRun({ ...bench, name: `${bench.name}warm` });
  fs.appendFileSync(article, "\nOne more sentence.\n");
  await benchRun({ ...bench, name: `${bench.name}one edited` });
}

/**
 * @param {{ site: string, count: number, name: string, command: string[], env: NodeJS.ProcessEnv, clean?: boolean }} bench
 *   `command`: what Node runs there; `clean`: without what Gatsby kept
 */
async function benchRun({ site, count, name, command, env, clean = false }) {
  if (clean) {
    for (const kept of ["public", ".cache"])
      fs.rmSync(path.join(site, kept), { recursive: true, force: true });
  }
  const log = path.join(home, `${count}-${name.replaceAll(/\W+/g, "-")}.log`);
  fs.rmSync(log, { force: true });
  say(`${count} articles, ${name} …`);
  const since = Date.now();
  const { ok, ...measured } = await measure(command, site, {
    log,
    env: { GATSBY_TELEMETRY_DISABLED: "1", CI: "true", ...env },
  });
  const load = Math.round((os.loadavg()[0] ?? 0) * 10) / 10;
  if (!ok) throw new Error(`The build failed after ${measured.seconds} s; see ${log}`);
  rows.push({ articles: count, run: name, ...measured, load, ...madeSince(site, since) });
  say(`${count} articles, ${name}: ${measured.seconds} s`);
  fs.mkdirSync(path.dirname(report), { recursive: true });
  writeJson(report, { day: new Date().toISOString(), cpus: os.cpus().length, rows, lists });
}

/** @param {string} line */
function say(line) {
  console.log(`${new Date().toTimeString().slice(0, 8)} ${line}`);
}
