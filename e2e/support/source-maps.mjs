/** Where a place of a built script stood before it was bundled. */
import fs from "node:fs";
import path from "node:path";
import { originalPositionFor, TraceMap } from "@jridgewell/trace-mapping";

/**
 * @param {string} folder the build's, with the maps beside the scripts
 * @returns {(url: string, line: number, column: number) => string} lines and columns count from 1; the module
 *   with its line, or the script's own name and place where no map knows it
 */
export function originalPlaces(folder) {
  /** @type {Map<string, TraceMap | undefined>} */
  const maps = new Map();
  return (url, line, column) => {
    const { pathname } = new URL(url, "http://localhost");
    if (!maps.has(pathname)) maps.set(pathname, readMap(path.join(folder, pathname)));
    const map = maps.get(pathname);
    const found = map && originalPositionFor(map, { line, column: column - 1 });
    if (!found?.source) return `${pathname}:${line}:${column}`;
    return `${moduleName(found.source)}:${found.line}`;
  };
}

/** @param {string} script @returns {TraceMap | undefined} */
export function readMap(script) {
  const file = `${script}.map`;
  return fs.existsSync(file) ? new TraceMap(fs.readFileSync(file, "utf8")) : undefined;
}

/**
 * `webpack://name/./src/a.ts` → `src/a.ts`; a package from `node_modules/` on.
 * @param {string} source as a source map names it
 */
export const moduleName = (source) =>
  source
    .replace(/^webpack:\/\/[^/]*\/(\.\/)?/, "")
    .replace(/^.*?(?=node_modules\/)/, "")
    .replace(/[?|].*$/, "");
