/** `npm run develop`: `gatsby develop`, with hot reload. */
import { createRequire } from "node:module";
import { ensureInstalled } from "./lib/install.mjs";

ensureInstalled();
process.argv.splice(2, 0, "develop");
createRequire(import.meta.url)("gatsby/cli.js");
