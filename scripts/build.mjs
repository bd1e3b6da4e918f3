/**
 * `npm run build`: Gatsby's own build, within the memory that a small host has. Other options are Gatsby's.
 *
 *   --flat      then makes `.local/static-site`, for hosts that serve files and nothing else. A page is `pricing.html` there,
 *               which they answer `/pricing` with; for `pricing/index.html` most would send visitors on to `/pricing/`
 *   --compress  then makes `a.js.br` and `a.js.gz` beside `a.js`, for your own server
 */
import { buildCommand, forgetBuild } from "./lib/build.mjs";
import { freshenCache } from "./lib/cache.mjs";
import { compress } from "./lib/compress.mjs";
import { runNode } from "./lib/node.mjs";
import { flatten } from "./lib/static-site.mjs";

const ours = ["--flat", "--compress"];
const args = process.argv.slice(2);
const wants = (/** @type {string} */ option) => args.includes(option);

freshenCache();
// Built with other settings than by `npm start`, whose login would be missing from what it serves.
forgetBuild();
const { ok } = runNode([...buildCommand(), ...args.filter((arg) => !ours.includes(arg))]);
if (!ok) process.exit(1);
if (wants("--compress")) {
  console.log(`${await compress("public")} files have a .br and a .gz beside them.`);
}
if (wants("--flat")) {
  const target = ".local/static-site";
  console.log(`${flatten("public", target)} pages, and every other file, are in ${target}.`);
}
