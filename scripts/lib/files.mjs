/** Files of the checkout, and copies of the checkout to build in without touching this one. */
import fs from "node:fs";
import path from "node:path";

/** Whether an entry of the checkout is not source, and may be missing. @param {string} entry */
export const isGenerated = (entry) =>
  /^(\.cache|\.git|\.local|node_modules|public|release|reports)$/.test(entry);

/**
 * @param {string} root a folder @param {string[]} [entries] files and folders in it; default: all
 * @returns {string[]} sorted paths of all their files, relative to `root`
 */
export function filesOf(root, entries = fs.readdirSync(root)) {
  const files = entries.flatMap((entry) => {
    const start = path.join(root, entry);
    if (!fs.existsSync(start)) return [];
    if (!fs.statSync(start).isDirectory()) return [entry];
    return fs
      .readdirSync(start, { recursive: true, encoding: "utf8" })
      .filter((name) => !name.split(path.sep).includes("node_modules"))
      .map((name) => path.join(entry, name))
      .filter((file) => fs.statSync(path.join(root, file)).isFile());
  });
  return files.sort();
}

/** @param {string} root @returns {string[]} its source entries */
export const sourcesOf = (root) => fs.readdirSync(root).filter((entry) => !isGenerated(entry));

/**
 * Syncs the checkout's sources to `target`, with untracked files and `.env`, and links its `node_modules`. Equal files and
 * the target's build are left untouched, so that its next build is warm.
 * @param {string} target
 */
export function copyCheckout(target) {
  fs.mkdirSync(target, { recursive: true });
  const modules = path.join(target, "node_modules");
  if (!fs.existsSync(modules)) {
    fs.symlinkSync(path.resolve("node_modules"), modules, "junction");
  }
  for (const entry of sourcesOf(target)) prune(path.join(target, entry), entry);
  // Entry by entry: `cpSync` refuses to copy a folder into its own subfolder.
  for (const entry of sourcesOf(".")) {
    const options = { recursive: true, dereference: true, filter: isNew };
    fs.cpSync(entry, path.join(target, entry), options);
  }
}

/** Removes files that `source` lacks. @param {string} target @param {string} source */
function prune(target, source) {
  if (!fs.existsSync(source)) fs.rmSync(target, { recursive: true });
  else if (fs.statSync(target).isDirectory()) {
    const names = fs.readdirSync(target);
    for (const name of names) prune(path.join(target, name), path.join(source, name));
  }
}

/** Whether a file differs from its copy; true for folders. @param {string} from @param {string} to */
function isNew(from, to) {
  // Installed packages of lab/.
  if (path.basename(from) === "node_modules") return false;
  const isFolder = fs.statSync(from).isDirectory();
  return isFolder || !fs.existsSync(to) || !fs.readFileSync(from).equals(fs.readFileSync(to));
}
