/** `npm run develop`: `gatsby develop`, with hot reload. */
import { createRequire } from "node:module";
import { forgetBuild } from "./lib/build.mjs";
import { freshenCache } from "./lib/cache.mjs";
import { ensureInstalled } from "./lib/install.mjs";
import { runNode, typescript } from "./lib/node.mjs";

ensureInstalled();
freshenCache();
// It writes to public/ with other settings than `npm start`, which would serve a site without login.
forgetBuild();
runNode(typescript("scripts/schemas.ts"));
process.argv.splice(2, 0, "develop");
createRequire(import.meta.url)("gatsby/cli.js");
