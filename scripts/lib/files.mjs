/** Files of the checkout, and copies of the checkout to build in without touching this one. */
import fs from "node:fs";
import path from "node:path";

/** Whether an entry of the checkout is not source, and may be missing. @param {string} entry */
export const isGenerated = (entry) =>
  /^(\.cache|\.git|\.local|node_modules|public|reports)$/.test(entry);

/**
 * @param {string} root a folder @param {string[]} [entries] files and folders in it; default: all
 * @returns {string[]} sorted paths of all their files, relative to `root`, with forward slashes
 */
export function filesOf(root, entries = fs.readdirSync(root)) {
  const files = entries.flatMap((entry) => {
    const start = path.join(root, entry);
    if (!fs.existsSync(start)) return [];
    if (!fs.statSync(start).isDirectory()) return [entry];
    return fs
      .readdirSync(start, { recursive: true, encoding: "utf8" })
      .filter((name) => !name.split(path.sep).includes("node_modules"))
      .map((name) => `${entry}/${name.split(path.sep).join("/")}`)
      .filter((file) => fs.statSync(path.join(root, file)).isFile());
  });
  // By code units: locales sort differently.
  return files.sort();
}

/** @param {string} root @returns {string[]} its source entries */
export const sourcesOf = (root) => fs.readdirSync(root).filter((entry) => !isGenerated(entry));

/**
 * Copies the checkout's sources to `target`, with untracked files and `.env`, replaces an earlier copy, and links its
 * `node_modules`. The target's build and the times of files stay, so that its next build is warm.
 * @param {string} target
 */
export function copyCheckout(target) {
  fs.mkdirSync(target, { recursive: true });
  const modules = path.join(target, "node_modules");
  if (!fs.existsSync(modules)) {
    fs.symlinkSync(path.resolve("node_modules"), modules, "junction");
  }
  for (const entry of sourcesOf(target)) fs.rmSync(path.join(target, entry), { recursive: true });
  // The lab has packages of its own.
  const filter = (/** @type {string} */ from) => path.basename(from) !== "node_modules";
  const options = { recursive: true, dereference: true, preserveTimestamps: true, filter };
  // Entry by entry: `cpSync` refuses to copy a folder into its own subfolder.
  for (const entry of sourcesOf(".")) fs.cpSync(entry, path.join(target, entry), options);
}
