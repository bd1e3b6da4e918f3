/** Converts a built site to one file per page instead of one folder per page. */
import fs from "node:fs";
import path from "node:path";
import { filesOf } from "./files.mjs";

/**
 * Copies a built site and replaces an earlier copy.
 * @param {string} from `public` @param {string} to
 * @returns {number} number of pages
 */
export function flatten(from, to) {
  fs.rmSync(to, { recursive: true, force: true });
  let pages = 0;
  for (const file of filesOf(from)) {
    const name = nameOf(file);
    if (!name) continue;
    const target = path.join(to, name);
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.copyFileSync(path.join(from, file), target);
    if (name.endsWith(".html")) pages += 1;
  }
  return pages;
}

/**
 * @param {string} file
 * @returns {string | undefined} undefined for files that are not served
 */
function nameOf(file) {
  // Dotfiles of the build are not served; Gatsby writes the 404 page twice.
  if (/^(\.(?!well-known\/)|_gatsby\/|_hosting\/)|\.(br|gz)$/.test(file)) return undefined;
  if (file === "404/index.html") return undefined;
  return file.replace(/\/index\.html$/, ".html");
}
