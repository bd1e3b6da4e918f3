/** What is in the scripts of a page, with sizes: from the list that the build wrote, and from the source maps. */
import fs from "node:fs";
import path from "node:path";
import zlib from "node:zlib";
import { decodedMappings } from "@jridgewell/trace-mapping";
import { moduleName, readMap } from "./names.mjs";
import { aligned } from "./summary.mjs";

/**
 * @typedef {{ module: string, raw: number, brotli: number }} Sized `raw`: bytes as minified; `brotli`: the module's
 *   share of its script's bytes, so that all of them add up
 * @typedef {{ chunk: string, raw: number, brotli: number, modules: Sized[] }} Chunk heaviest modules first
 */

/** A line for each smaller one would say little. Bytes with brotli. */
const LEAST = 250;

/**
 * @param {string} folder where the site was built, with `public/` in it
 * @returns {Chunk[]}
 * @throws {Error} with what to do, when the build has written no list
 */
export function sizedChunks(folder) {
  const list = path.join(folder, ".cache", "module-list.json");
  if (!fs.existsSync(list)) throw new Error(`${list} is missing. Make a build: npm test -- build`);
  /** @type {{ chunks: Record<string, { files: string[] }> }} */
  const { chunks } = JSON.parse(fs.readFileSync(list, "utf8"));
  return Object.entries(chunks).flatMap(([chunk, { files }]) =>
    files.map((file) => {
      const script = path.join(folder, "public", file);
      const text = fs.readFileSync(script, "utf8");
      const map = readMap(script);
      const brotli = zlib.brotliCompressSync(text).length;
      return { chunk, raw: text.length, brotli, modules: map ? sizesOf(text, map, brotli) : [] };
    }),
  );
}

/**
 * Each piece of a script belongs to the module that its source map names.
 * @param {string} text the script @param {import("@jridgewell/trace-mapping").TraceMap} map
 * @param {number} brotli bytes of the whole script
 * @returns {Sized[]}
 */
export function sizesOf(text, map, brotli) {
  /** @type {Map<string, string>} */
  const pieces = new Map();
  const lines = text.split("\n");
  for (const [line, segments] of decodedMappings(map).entries()) {
    const code = lines[line] ?? "";
    for (const [at, [column, source]] of segments.entries()) {
      const name = moduleName(map.sources[source ?? -1] ?? "webpack");
      const piece = code.slice(column, segments[at + 1]?.[0]);
      pieces.set(name, (pieces.get(name) ?? "") + piece);
    }
  }
  const alone = [...pieces].map(([module, piece]) => {
    return { module, raw: piece.length, packed: zlib.brotliCompressSync(piece).length };
  });
  const all = alone.reduce((sum, { packed }) => sum + packed, 0);
  return alone
    .map(({ packed, ...module }) => ({ ...module, brotli: Math.round((packed / all) * brotli) }))
    .sort((a, b) => b.brotli - a.brotli);
}

/**
 * Modules of one package, or of one folder of ours, as one.
 * @param {Sized[]} modules @returns {Sized[]}
 */
export function byPackage(modules) {
  /** @type {Map<string, Sized>} */
  const groups = new Map();
  for (const { module, raw, brotli } of modules) {
    const [name] = /.*node_modules\/(@[^/]+\/)?[^/]+/.exec(module) ??
      /^src\/[^/]+(\/[^/]+(?=\/))?|^\.cache|^webpack/.exec(module) ?? [module];
    const sum = groups.get(name) ?? { module: name, raw: 0, brotli: 0 };
    groups.set(name, { module: name, raw: sum.raw + raw, brotli: sum.brotli + brotli });
  }
  return [...groups.values()].sort((a, b) => b.brotli - a.brotli);
}

/** @param {Chunk[]} chunks @returns {string} packages and modules of each, those that weigh something */
export function moduleTables(chunks) {
  const heavy = (/** @type {Sized[]} */ modules) => modules.filter(({ brotli }) => brotli >= LEAST);
  return [...chunks]
    .sort((a, b) => b.brotli - a.brotli)
    .map(({ chunk, raw, brotli, modules }) => {
      const rows = [...heavy(byPackage(modules)), { module: "", raw: NaN, brotli: NaN }]
        .concat(heavy(modules))
        .map(({ module, ...sizes }) => [module, ...Object.values(sizes).map(kb)]);
      return aligned([[chunk, "kB", "kB brotli"], ["all of it", kb(raw), kb(brotli)], ...rows]);
    })
    .join("\n\n");
}

/** @param {number} bytes */
const kb = (bytes) => (Number.isNaN(bytes) ? "" : (bytes / 1000).toFixed(1));
