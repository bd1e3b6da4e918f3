import fs from "node:fs";
import path from "node:path";

/**
 * @param {string} folder
 * @returns {string[]} sorted paths of all files in it, relative to `folder`, with forward slashes
 */
export const filesOf = (folder) =>
  fs
    .readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => fs.statSync(path.join(folder, name)).isFile())
    .map((name) => name.split(path.sep).join("/"))
    // By code units: locales sort differently.
    .sort();
