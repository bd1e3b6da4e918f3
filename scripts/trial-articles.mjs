/**
 * `node scripts/trial-articles.mjs [count]`: builds a copy of the site with that many generated
 * articles (200 unless told) and checks every file of it. Shows that heads stay with their pages at
 * scale, and what share cards cost: drawn once, nothing the second time. Takes some minutes.
 */
import fs from "node:fs";
import path from "node:path";
import { drawPicture, people, readJson, writeMarkdown } from "./lib/content-files.mjs";
import { copyCheckout } from "./lib/files.mjs";
import { runNode, tool } from "./lib/node.mjs";

const count = Number(process.argv[2] ?? 200);
const folder = path.join(".local", "trial-articles");
const log = path.join(".local", "trial-articles.log");
const words =
  "Backlogs Sprints Estimates Labels Releases Reviews Boards Epics Retros Roadmaps".split(" ");
const body = `## What they share\n\n${"The same sentence under every title. ".repeat(200)}`;

copyCheckout(folder);
fs.writeFileSync(log, "");
const cover = path.join(folder, "cover.png");
await drawPicture(cover, 1600, 840);
const [author] = people("content");
const { categories } = readJson("content/blog.json");
for (let number = 1; number <= count; number += 1) writeArticle(number);

for (const run of ["first build", "second build, from nothing but the cards' cache"]) {
  for (const name of ["public", ".cache"]) {
    fs.rmSync(path.join(folder, name), { recursive: true, force: true });
  }
  const start = performance.now();
  const { ok, stdout } = node([tool("gatsby", "cli.js"), "build"]);
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  if (!ok) throw new Error(`The ${run} failed after ${seconds} s; see ${log}`);
  console.log(`${run}: built in ${seconds} s`);
  console.log(/Share cards:[^\n]*/.exec(stdout)?.[0]);
}
const { ok, stdout } = node([tool("tsx", "dist/cli.mjs"), "scripts/check-site.ts"]);
console.log(stdout.replace(/^✓.*\n/gm, ""));
process.exitCode = ok ? 0 : 1;

/** A title that is now short, now as long as a card may hold. @param {number} number */
function writeArticle(number) {
  const title = `${number}: ${Array.from({ length: 1 + (number % 7) }, (_, i) => words[(number + i) % words.length]).join(" & ")}`;
  const target = path.join(folder, "content", "articles", `trial-${number}`);
  const front = {
    title,
    shortTitle: `Trial article number ${number}`,
    slug: `trial-${number}`,
    description: `Generated article ${number} of ${count}, written by a script to see that no page gets another's head.`,
    author,
    date: new Date(Date.UTC(2025, 0, 1 + number)).toISOString().slice(0, 10),
    readTime: 6,
    category: categories[number % categories.length].name,
    image: "./cover.png",
    imageAlt: `Cover of trial article ${number}`,
  };
  writeMarkdown(target, front, body);
  fs.copyFileSync(cover, path.join(target, "cover.png"));
}

/** @param {string[]} args */
function node(args) {
  const env = { GATSBY_TELEMETRY_DISABLED: "1", CI: "true" };
  return runNode(args, { cwd: folder, env, log, capture: true });
}
