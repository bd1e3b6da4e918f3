/** Runs Node programs synchronously. */
import { spawnSync } from "node:child_process";
import path from "node:path";

/** Path of a package's executable, from the checkout. @param {string} name @param {string} file */
export const tool = (name, file) => path.join("node_modules", name, file);

/** Node's arguments to run a TypeScript file. @param {string} file @param {string[]} args */
export const typescript = (file, ...args) => ["--import", "tsx", file, ...args];

/** @param {string[]} args a script and its arguments */
export const runNode = (args) =>
  spawnSync(process.execPath, args, { stdio: ["ignore", "inherit", "inherit"] });
