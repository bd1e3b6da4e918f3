/** Files of the checkout, and copies of it in which a site can be built without disturbing this one. */
import fs from "node:fs";
import path from "node:path";

/** What is not source: made by installing, building, testing, or git's own. */
const made = [".cache", ".git", ".local", "node_modules", "public", "reports", "shots"];

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
      .map((name) => path.join(entry, name))
      .filter((file) => fs.statSync(path.join(root, file)).isFile());
  });
  return files.sort();
}

const sourcesOf = (/** @type {string} */ root) =>
  filesOf(
    root,
    fs.readdirSync(root).filter((entry) => !made.includes(entry)),
  );

/**
 * Makes `target` a copy of the checkout's sources, `.env` and what git does not know yet included,
 * with the same `node_modules`. Files that are equal stay untouched, those that `source` does not
 * have go; what was built in `target` stays, so that the next build there is a warm one.
 * @param {string} target @param {string} [source]
 */
export function copyCheckout(target, source = ".") {
  fs.mkdirSync(target, { recursive: true });
  const modules = path.join(target, "node_modules");
  if (!fs.existsSync(modules)) {
    fs.symlinkSync(path.resolve(source, "node_modules"), modules, "junction");
  }
  const wanted = sourcesOf(source);
  for (const file of wanted) copyChanged(path.join(source, file), path.join(target, file));
  const known = new Set(wanted);
  for (const file of sourcesOf(target)) if (!known.has(file)) remove(target, file);
}

/** @param {string} from @param {string} to */
function copyChanged(from, to) {
  const bytes = fs.readFileSync(from);
  if (fs.existsSync(to) && bytes.equals(fs.readFileSync(to))) return;
  fs.mkdirSync(path.dirname(to), { recursive: true });
  fs.writeFileSync(to, bytes);
}

/** Removes a file and the folders that are empty then. @param {string} root @param {string} file */
function remove(root, file) {
  fs.rmSync(path.join(root, file));
  const folder = path.dirname(file);
  for (let at = folder; at !== "."; at = path.dirname(at)) {
    if (fs.readdirSync(path.join(root, at)).length > 0) return;
    fs.rmdirSync(path.join(root, at));
  }
}
