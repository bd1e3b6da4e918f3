/**
 * `npm run build`: Gatsby's build with a memory limit for small hosts, and a check of what it has written, so that a host
 * publishes nothing that `npm test` would refuse. New addresses are added to `content/published-paths.json`. Other options
 * are passed to Gatsby.
 *
 *   --flat      also writes `.local/static-site`, for file hosts: `pricing.html` instead of `pricing/index.html`, for which
 *               most would redirect `/pricing` to `/pricing/`
 *   --compress  also writes `a.js.br` and `a.js.gz` next to `a.js`, for your own server
 */
import { buildCommand, forgetBuild } from "./lib/build.mjs";
import { freshenCache } from "./lib/cache.mjs";
import { compress } from "./lib/compress.mjs";
import { runNode, typescript } from "./lib/node.mjs";
import { flatten } from "./lib/static-site.mjs";

const ours = ["--flat", "--compress"];
const args = process.argv.slice(2);
const wants = (/** @type {string} */ option) => args.includes(option);

freshenCache();
// `npm start` builds with other settings: without these its login would be missing.
forgetBuild();
const { ok } = runNode([...buildCommand(), ...args.filter((arg) => !ours.includes(arg))]);
if (!ok) process.exit(1);
if (!runNode(typescript("scripts/check-site.ts", "--after-build")).ok) {
  console.error("The built site has mistakes, see above. Correct what stands in content/.");
  process.exit(1);
}
if (wants("--compress")) {
  console.log(`${await compress("public")} files now have a .br and a .gz copy.`);
}
if (wants("--flat")) {
  const target = ".local/static-site";
  console.log(`${flatten("public", target)} pages, and every other file, are in ${target}.`);
}
