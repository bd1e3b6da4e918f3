/**
 * `node scripts/trial-articles.mjs [count]`: builds a copy of the site with that many generated
 * articles (200 unless told) and checks every file of it. Shows that heads stay with their pages at
 * scale, and what share cards cost: drawn once, nothing the second time. Takes some minutes.
 */
import { execFileSync, spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";

const count = Number(process.argv[2] ?? 200);
const folder = path.join(".local", "trial");
const original = "content/articles/the-best-ai-project-management-software-in-2025";
const words =
  "Backlogs Sprints Estimates Labels Releases Reviews Boards Epics Retros Roadmaps".split(" ");

fs.rmSync(folder, { recursive: true, force: true });
const tracked = execFileSync("git", ["ls-files"], { encoding: "utf8" }).trim().split("\n");
for (const file of tracked.filter((name) => fs.existsSync(name))) {
  fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  fs.copyFileSync(file, path.join(folder, file));
}
fs.symlinkSync(path.resolve("node_modules"), path.join(folder, "node_modules"), "junction");
const body = fs.readFileSync(`${original}/index.md`, "utf8").split(/^---$/m).slice(2).join("---");
for (let number = 1; number <= count; number += 1) writeArticle(number);

for (const run of ["first build", "second build, from nothing but the cards' cache"]) {
  for (const name of ["public", ".cache"]) {
    fs.rmSync(path.join(folder, name), { recursive: true, force: true });
  }
  const start = performance.now();
  const { status, stdout } = node(["node_modules/gatsby/cli.js", "build"]);
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  console.log(`${run}: ${status === 0 ? "built" : "failed"} in ${seconds} s`);
  console.log(/Share cards:[^\n]*/.exec(stdout)?.[0] ?? stdout.slice(-4000));
  if (status !== 0) process.exit(1);
}
const { status, stdout } = node(["node_modules/tsx/dist/cli.mjs", "scripts/check-site.ts"]);
console.log(
  stdout
    .split("\n")
    .filter((line) => !line.startsWith("✓"))
    .join("\n"),
);
process.exitCode = status ?? 1;

/** A title that is now short, now as long as a card may hold; the same text under all of them. */
function writeArticle(number) {
  const title = `${number}: ${Array.from({ length: 1 + (number % 7) }, (_, i) => words[(number + i) % words.length]).join(" & ")}`;
  const day = new Date(Date.UTC(2025, 0, 1 + number)).toISOString().slice(0, 10);
  const target = path.join(folder, "content", "articles", `trial-${number}`);
  fs.mkdirSync(target, { recursive: true });
  fs.copyFileSync(`${original}/cover.png`, path.join(target, "cover.png"));
  const front = {
    title,
    shortTitle: `Trial article number ${number}`,
    slug: `trial-${number}`,
    description: `Generated article ${number} of ${count}, written by a script to see that no page gets another's head.`,
    author: "ines-moreau",
    date: day,
    readTime: 8,
    category: "Trial",
    image: "./cover.png",
    imageAlt: `Cover of trial article ${number}`,
  };
  const lines = Object.entries(front).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  const text = `---\n${lines.join("\n").replace(/date: "(.*)"/, "date: $1")}\n---\n${body}`;
  fs.writeFileSync(path.join(target, "index.md"), text);
}

function node(args) {
  return spawnSync(process.execPath, args, {
    cwd: folder,
    encoding: "utf8",
    maxBuffer: 256 * 1024 * 1024,
    env: { ...process.env, GATSBY_TELEMETRY_DISABLED: "1", CI: "true" },
  });
}
