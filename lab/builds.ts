/**
 * `npm run lab -- builds 10 100 1000`: what a build of so many articles costs. In a copy of the checkout articles are written,
 * each with a cover and an image of its own, code and a table. The site is then built from nothing, with nothing changed, and
 * with one article edited.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import path from "node:path";
import { buildCommand } from "../scripts/lib/build.mjs";
import { copyCheckout } from "../scripts/lib/files.mjs";
import { drawPicture, people, readJson, writeMarkdown } from "./lib/content-files";

const home = path.join(".local", "lab-builds");
const [firstDay, day] = [Date.UTC(2021, 0, 1), 24 * 60 * 60 * 1000];
const words = "Backlogs Sprints Estimates Labels Releases Reviews Boards Epics Retros Roadmaps";
const pick = (at: number) => words.split(" ")[at % 10] ?? "";

/** Builds, and prints seconds, processor time and memory. */
export async function main(): Promise<void> {
  const given = process.argv.slice(2).map(Number);
  const counts = given.length > 0 ? given : [10, 100];
  if (counts.some((count) => !Number.isInteger(count) || count < 1)) {
    throw new Error("Name numbers of articles: npm run lab -- builds 10 100 1000");
  }
  const rows = [];
  for (const count of counts) {
    const site = path.join(home, `site-${count}`);
    const articles = path.join(site, "content", "articles");
    copyCheckout(site);
    for (const made of ["public", ".cache", "caches"])
      fs.rmSync(path.join(site, made), { recursive: true, force: true });
    for (let number = 1; number <= count; number += 1) await writeArticle(articles, number);
    rows.push({ articles: count, build: "from nothing", ...(await build(site)) });
    rows.push({ articles: count, build: "again", ...(await build(site)) });
    fs.appendFileSync(path.join(articles, "sample-1", "index.md"), "\nOne more sentence.\n");
    rows.push({ articles: count, build: "one edited", ...(await build(site)) });
  }
  console.table(rows);
}

async function writeArticle(articles: string, number: number): Promise<void> {
  const folder = path.join(articles, `sample-${number}`);
  const content = path.dirname(articles);
  const { categories } = readJson(path.join(content, "blog.json")) as {
    categories: { name: string }[];
  };
  const authors = people(content).filter((name) => !name.startsWith("."));
  const front = {
    // As short and as long as a card may hold.
    title: `${number}: ${Array.from({ length: 1 + (number % 6) }, (_, at) => pick(number + at)).join(" & ")}`,
    description: `Article ${number}, written by a script to see what a build of many articles costs.`,
    author: authors[number % authors.length],
    date: new Date(firstDay + number * day).toISOString().slice(0, 10),
    category: categories[number % categories.length]?.name,
    image: "./cover.png",
    imageAlt: `Cover of article ${number}`,
  };
  const text = `${pick(number)} and ${number} of ${pick(number + 1).toLowerCase()} meet. `.repeat(
    5,
  );
  const code = `export const points = (weeks: number): number => weeks * ${number};\n`.repeat(12);
  const body = [
    ...Array.from({ length: 6 }, (_, at) => `## ${pick(number + at)} in part ${at + 1}\n\n${text}`),
    `![An image of article ${number}.](./board.png)`,
    `\`\`\`ts\n${code}\`\`\``,
    `| What | Points |\n| --- | ---: |\n${`| ${pick(number)} | ${number} |\n`.repeat(8)}`,
  ];
  writeMarkdown(folder, front, body.join("\n\n"));
  await drawPicture(path.join(folder, "cover.png"), 1600, 840);
  await drawPicture(path.join(folder, "board.png"), 1400, 800);
}

/** @throws {Error} with the name of the log, when the build fails */
async function build(site: string) {
  const log = path.join(home, "build.log");
  const out = fs.openSync(log, "w");
  const start = performance.now();
  // In a session of its own: all its processes are found by that.
  const child = spawn(process.execPath, buildCommand(), {
    cwd: site,
    detached: true,
    // The checkout's caches stay as they are, and the first build finds nothing.
    env: {
      ...process.env,
      GATSBY_TELEMETRY_DISABLED: "1",
      BUILD_CACHE: path.resolve(site, "caches"),
    },
    stdio: ["ignore", out, out],
  });
  const most = { megabytes: 0, "CPU seconds": 0 };
  const timer = setInterval(() => {
    const now = usedBySession(child.pid ?? 0);
    most.megabytes = Math.max(most.megabytes, now.megabytes);
    most["CPU seconds"] = Math.max(most["CPU seconds"], now.seconds);
  }, 250);
  await once(child, "exit");
  clearInterval(timer);
  fs.closeSync(out);
  if (child.exitCode !== 0) throw new Error(`The build failed; see ${log}`);
  return { seconds: Math.round((performance.now() - start) / 1000), ...most };
}

/**
 * Memory and processor time of all processes of a session, where there is /proc: man 5 proc, `stat`. Pages that two of them
 * share count twice; time of those that have ended is in their parents' `cutime` and `cstime`.
 */
function usedBySession(session: number) {
  const used = { megabytes: 0, seconds: 0 };
  const processes = fs.existsSync("/proc/self/stat") ? fs.readdirSync("/proc") : [];
  for (const id of processes.filter((name) => /^\d+$/.test(name))) {
    const file = `/proc/${id}/stat`;
    // It may have ended meanwhile.
    const text = fs.existsSync(file) ? fs.readFileSync(file, "utf8") : "";
    // After the name, which may hold anything, in brackets.
    const fields = text
      .replace(/^.*\) /s, "")
      .split(" ")
      .map(Number);
    if (fields[3] !== session) continue;
    // Ticks of 10 ms, pages of 4 kB.
    used.seconds += Math.round(fields.slice(11, 15).reduce((sum, ticks) => sum + ticks, 0) / 100);
    used.megabytes += Math.round(((fields[21] ?? 0) * 4_096) / 1e6);
  }
  return used;
}
