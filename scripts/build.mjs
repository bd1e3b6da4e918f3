/**
 * `npm run build`: Gatsby's build with a memory limit for small hosts, and a check of what it has written, so that a host
 * publishes nothing that `npm test` would refuse. New addresses are added to `content/published-paths.json`. Other options
 * are passed to Gatsby.
 *
 *   --server  also writes what your own server needs: `.local/server.mjs`, and `a.js.br` and `a.js.gz` next to `a.js`
 */
import { buildCommand, forgetBuild } from "./lib/build.mjs";
import { freshenCache } from "./lib/cache.mjs";
import { compress } from "./lib/compress.mjs";
import { runNode, typescript } from "./lib/node.mjs";
import { writeServer } from "./lib/server.mjs";

const forServer = "--server";
const args = process.argv.slice(2);

freshenCache();
// `npm start` builds with other settings: without these its login would be missing.
forgetBuild();
const { ok } = runNode([...buildCommand(), ...args.filter((arg) => arg !== forServer)]);
if (!ok) process.exit(1);
if (!runNode(typescript("scripts/check-site.ts", "--after-build")).ok) {
  console.error("The built site has errors (see above). Fix them in content/.");
  process.exit(1);
}
if (args.includes(forServer)) {
  await compress("public");
  await writeServer(".local/server.mjs");
  console.log("Serve the site with: node .local/server.mjs");
}
