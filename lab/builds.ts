/**
 * npm run lab -- builds: measures seconds of builds with many articles, in a copy of the checkout: cold, unchanged, and with
 * one article edited.
 *
 *   10 100   numbers of articles; default: 10
 */
import fs from "node:fs";
import path from "node:path";
import { buildCommand } from "../scripts/lib/build.mjs";
import { copyCheckout } from "../scripts/lib/files.mjs";
import { runNode } from "../scripts/lib/node.mjs";
import { createEntry } from "./edits/entries";

export function main(): void {
  const counts = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [10];
  const rows = counts.flatMap((count) => {
    const site = path.resolve(".local", `lab-builds-${count}`);
    copyCheckout(site);
    for (const folder of ["public", ".cache", "caches"])
      fs.rmSync(path.join(site, folder), { recursive: true, force: true });
    const file = addArticles(path.join(site, "content"), count);
    const first = { articles: count, build: "cold", seconds: build(site) };
    const again = { articles: count, build: "unchanged", seconds: build(site) };
    fs.appendFileSync(file, "\nOne more sentence.\n");
    return [first, again, { articles: count, build: "one edited", seconds: build(site) }];
  });
  console.table(rows);
}

/** Creates an article and copies of it with different images and texts. @returns the file of the first one */
function addArticles(content: string, count: number): string {
  const first = createEntry(content, "article", "Sample 1");
  for (let number = 2; number <= count; number += 1) {
    const folder = path.dirname(first).replace(/1$/, String(number));
    fs.cpSync(path.dirname(first), folder, { recursive: true });
    const text = fs.readFileSync(first, "utf8").replaceAll("Sample 1", `Sample ${number}`);
    const body = `\n## Part ${number}\n\n${`Sentence ${number} of a sample. `.repeat(100)}\n`;
    fs.writeFileSync(path.join(folder, "index.md"), text + body);
    // PNG decoders ignore trailing bytes, but the file misses every cache.
    fs.appendFileSync(path.join(folder, "cover.png"), String(number));
  }
  return first;
}

/** @returns seconds @throws {Error} if the build fails */
function build(site: string): number {
  const start = performance.now();
  // Separate caches, empty before the first build.
  const env = { GATSBY_TELEMETRY_DISABLED: "1", BUILD_CACHE: path.join(site, "caches") };
  if (!runNode(buildCommand(), { cwd: site, env }).ok) throw new Error("The build failed.");
  return Math.round((performance.now() - start) / 1000);
}
