/**
 * `npm run build:server`, after a build: what your own server needs, `.local/server.mjs`, and `a.js.br` and `a.js.gz` next
 * to `a.js`.
 */
import { compress } from "./lib/compress.mjs";
import { writeServer } from "./lib/server.mjs";

await compress("public");
await writeServer(".local/server.mjs");
console.log("Serve the site with: node .local/server.mjs");
