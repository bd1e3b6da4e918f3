/** Whether two folders hold the same files with the same bytes: what a build made, and what it made once more. */
import fs from "node:fs";
import path from "node:path";
import { filesOf } from "./files.mjs";

/** Characters that are shown of each side, and how many of them come before the first that differs. */
const SHOWN = 120;
const BEFORE = 40;

/**
 * @param {string} one a folder @param {string} two another
 * @returns {string[]} a line for each file that differs, sorted by name: where it is missing, or the first byte that
 *   differs and what stands there on both sides; none where they are the same
 * @throws {Error} with its name, when one of them is no folder
 */
export function differences(one, two) {
  for (const folder of [one, two]) {
    if (!fs.existsSync(folder) || !fs.statSync(folder).isDirectory()) {
      throw new Error(`${folder} is no folder: name two folders that were built.`);
    }
  }
  const [left, right] = [new Set(filesOf(one)), new Set(filesOf(two))];
  return [...new Set([...left, ...right])].sort().flatMap((file) => {
    if (!left.has(file)) return [`${file}: is missing in ${one}`];
    if (!right.has(file)) return [`${file}: is missing in ${two}`];
    const difference = firstDifference(path.join(one, file), path.join(two, file));
    return difference ? [`${file}: ${difference}`] : [];
  });
}

/** @param {string} one a file @param {string} two another @returns {string | undefined} undefined when they are equal */
function firstDifference(one, two) {
  const [left, right] = [fs.readFileSync(one), fs.readFileSync(two)];
  if (left.equals(right)) return undefined;
  let at = 0;
  while (left[at] === right[at]) at += 1;
  const from = Math.max(0, at - BEFORE);
  const [shown, other] = [left, right].map((bytes) => {
    return JSON.stringify(bytes.subarray(from, from + SHOWN).toString("latin1"));
  });
  return `byte ${at} of ${left.length} and ${right.length}\n    ${shown}\n    ${other}`;
}
