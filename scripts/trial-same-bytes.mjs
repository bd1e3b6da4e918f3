/**
 * `node scripts/trial-same-bytes.mjs`: builds these sources twice and compares every byte of `public/`. Each build has a
 * folder and caches of its own (in `.local/same-bytes`), one a space in its path, one more processes than the other: as two
 * machines have. Takes some minutes, because pictures are made anew. With two folders it compares these, and builds nothing.
 */
import fs from "node:fs";
import path from "node:path";
import { ensureBuilt, forgetBuild } from "./lib/build.mjs";
import { copyCheckout, filesOf } from "./lib/files.mjs";
import { differences } from "./lib/same-bytes.mjs";

/** How many files are named. */
const NAMED = 20;
const scene = path.join(".local", "same-bytes");

/** The folders, and how many processes render pages in each. */
const builds = { one: "1", "and two": "3" };

/** @returns {string[]} the two folders that were made */
function buildBoth() {
  fs.rmSync(scene, { recursive: true, force: true });
  // Both before anything is built: nobody may edit in between.
  for (const name of Object.keys(builds)) copyCheckout(path.join(scene, name));
  return Object.entries(builds).map(([name, processes]) => {
    const folder = path.join(scene, name);
    const env = {
      BUILD_CACHE: path.resolve(folder, ".cache-of-ours"),
      GATSBY_CPU_COUNT: processes,
    };
    if (!ensureBuilt({ folder, env })) throw new Error("Not built; the reason stands above.");
    // A note of ours, not a part of the site: it names the settings.
    forgetBuild(folder);
    return path.join(folder, "public");
  });
}

const named = process.argv.slice(2);
const [one = "", two = ""] = named.length === 2 ? named : buildBoth();
const found = differences(one, two);
for (const line of found.slice(0, NAMED)) console.error(`✗ ${line}`);
if (found.length > NAMED) console.error(`and ${found.length - NAMED} more`);
console.log(`${found.length} of ${filesOf(one).length} files differ`);
process.exitCode = found.length > 0 ? 1 : 0;
