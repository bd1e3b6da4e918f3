/** Where a place of a built script stood before it was bundled. */
import fs from "node:fs";
import { SourceMap } from "node:module";
import path from "node:path";

/**
 * @param {string} folder the build's, with the maps beside the scripts
 * @returns {(url: string, line: number, column: number) => string} lines and columns count from 1; the module
 *   with its line, or the script's own name and place where no map knows it
 */
export function originalPlaces(folder) {
  /** @type {Map<string, SourceMap | undefined>} */
  const maps = new Map();
  return (url, line, column) => {
    const { pathname } = new URL(url, "http://localhost");
    if (!maps.has(pathname)) maps.set(pathname, readMap(path.join(folder, pathname)));
    const map = maps.get(pathname);
    const found = map?.findEntry(line - 1, column - 1);
    if (!found || !("originalSource" in found)) return `${pathname}:${line}:${column}`;
    return `${moduleName(found.originalSource)}:${found.originalLine + 1}`;
  };
}

/** @param {string} script @returns {SourceMap | undefined} */
function readMap(script) {
  const file = `${script}.map`;
  return fs.existsSync(file) ? new SourceMap(JSON.parse(fs.readFileSync(file, "utf8"))) : undefined;
}

/**
 * `webpack://name/./src/a.ts` → `src/a.ts`; a package from `node_modules/` on.
 * @param {string} source as a source map names it
 */
const moduleName = (source) =>
  source
    .replace(/^webpack:\/\/[^/]*\/(\.\/)?/, "")
    .replace(/^.*?(?=node_modules\/)/, "")
    .replace(/[?|].*$/, "");
