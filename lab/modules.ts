/** What is in each script of the last test build, from its source map: packages, folders of ours, and their sizes. */
import fs from "node:fs";
import path from "node:path";
import zlib from "node:zlib";
import { decodedMappings } from "@jridgewell/trace-mapping";
import type { TraceMap } from "@jridgewell/trace-mapping";
import { moduleName, readMap } from "../e2e/support/source-maps.mjs";
import { builtFolder } from "./pages/sides";

/** Of smaller ones little is to be said. In kB with brotli. */
const LEAST = 0.25;

/** Prints a table for each script, the heaviest first. */
export function main(): Promise<void> {
  const folder = builtFolder();
  const scripts = fs
    .readdirSync(folder)
    .filter((name) => name.endsWith(".js"))
    .map((name) => ({ name, ...sizesOf(path.join(folder, name)) }))
    .sort((a, b) => b.brotli - a.brotli);
  for (const { name, kB, brotli, modules } of scripts) {
    console.log(`\n${name}: ${kB} kB, with brotli ${brotli} kB`);
    console.table(Object.fromEntries(modules.filter(([, sizes]) => sizes.brotli >= LEAST)));
  }
  return Promise.resolve();
}

function sizesOf(script: string) {
  const text = fs.readFileSync(script, "utf8");
  const brotli = kbOf(zlib.brotliCompressSync(text).length);
  const map = readMap(script);
  const alone = map ? [...piecesOf(text, map)] : [];
  const packed = alone.map(([, piece]) => zlib.brotliCompressSync(piece).length);
  const all = packed.reduce((sum, bytes) => sum + bytes, 0);
  const modules = alone
    .map(([name, piece], at) => {
      // Its share of the whole script, so that all of them add up.
      const share = Math.round((10 * brotli * (packed[at] ?? 0)) / all) / 10;
      return [name, { kB: kbOf(piece.length), brotli: share }] as const;
    })
    .sort(([, a], [, b]) => b.kB - a.kB);
  return { kB: kbOf(text.length), brotli, modules };
}

/** The parts of a script by the package, or the folder of ours, that its source map names. */
export function piecesOf(text: string, map: TraceMap): Map<string, string> {
  const pieces = new Map<string, string>();
  const lines = text.split("\n");
  for (const [line, segments] of decodedMappings(map).entries()) {
    const code = lines[line] ?? "";
    for (const [at, [column, source]] of segments.entries()) {
      const name = groupOf(moduleName(map.sources[source ?? -1] ?? "webpack"));
      const piece = code.slice(column, segments[at + 1]?.[0]);
      pieces.set(name, (pieces.get(name) ?? "") + piece);
    }
  }
  return pieces;
}

function groupOf(module: string): string {
  const [group = module] =
    /.*node_modules\/(@[^/]+\/)?[^/]+/.exec(module) ??
    /^src\/[^/]+(\/[^/]+(?=\/))?|^\.cache|^webpack/.exec(module) ??
    [];
  return group;
}

const kbOf = (bytes: number) => Math.round(bytes / 100) / 10;
