/**
 * Runs a TypeScript command in this process: `node scripts/run.mjs scripts/cms.ts`. First installs missing packages,
 * in a fresh clone or after a change of dependencies.
 */
import path from "node:path";
import { pathToFileURL } from "node:url";
import { ensureInstalled } from "./lib/install.mjs";
import { tool } from "./lib/node.mjs";

/** @param {string} file from the checkout */
const load = (file) => import(pathToFileURL(path.resolve(file)).href);
const [command = ""] = process.argv.splice(2, 1);

ensureInstalled();
await load(tool("tsx", "dist/loader.mjs"));
await load(command);
