/** Files of the checkout, and copies of it in which a site can be built without disturbing this one. */
import fs from "node:fs";
import path from "node:path";

/** Entries that are not source. */
const generated = [".cache", ".git", ".local", "node_modules", "public", "release", "reports"];

/**
 * @param {string} root a folder @param {string[]} [entries] files and folders in it; all unless told
 * @returns {string[]} paths of all files there, from `root`, sorted
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

/** @param {string} root @returns {string[]} its entries that are source */
const sourcesOf = (root) => fs.readdirSync(root).filter((entry) => !generated.includes(entry));

/**
 * Makes `target` a copy of the checkout's sources, untracked files and `.env` included, with the same `node_modules`.
 * Equal files and what was built there stay, so that the next build is a warm one.
 * @param {string} target @param {string} [source]
 */
export function copyCheckout(target, source = ".") {
  fs.mkdirSync(target, { recursive: true });
  const modules = path.join(target, "node_modules");
  if (!fs.existsSync(modules)) {
    fs.symlinkSync(path.resolve(source, "node_modules"), modules, "junction");
  }
  for (const entry of sourcesOf(target)) prune(path.join(target, entry), path.join(source, entry));
  // Entry by entry: Node copies no folder into a folder of its own.
  for (const entry of sourcesOf(source)) {
    const options = { recursive: true, dereference: true, filter: isNew };
    fs.cpSync(path.join(source, entry), path.join(target, entry), options);
  }
}

/** Removes what `source` does not have. @param {string} target @param {string} source */
function prune(target, source) {
  if (!fs.existsSync(source)) fs.rmSync(target, { recursive: true });
  else if (fs.statSync(target).isDirectory()) {
    const names = fs.readdirSync(target);
    for (const name of names) prune(path.join(target, name), path.join(source, name));
  }
}

/** Whether a file differs from its copy; folders are looked into. @param {string} from @param {string} to */
function isNew(from, to) {
  // The lab's packages.
  if (path.basename(from) === "node_modules") return false;
  const isFolder = fs.statSync(from).isDirectory();
  return isFolder || !fs.existsSync(to) || !fs.readFileSync(from).equals(fs.readFileSync(to));
}
