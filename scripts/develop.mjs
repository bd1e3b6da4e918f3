/** `npm run develop`: `gatsby develop`, with hot reload. */
import { createRequire } from "node:module";
import { ensureInstalled } from "./lib/install.mjs";
import { runNode, typescript } from "./lib/node.mjs";

ensureInstalled();
runNode(typescript("scripts/schemas.ts"));
process.argv.splice(2, 0, "develop");
createRequire(import.meta.url)("gatsby/cli.js");
