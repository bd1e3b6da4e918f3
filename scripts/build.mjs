/** `npm run build`: Gatsby's own build, within the memory that a small host has. */
import { buildCommand } from "./lib/build.mjs";
import { runNode } from "./lib/node.mjs";

const { ok } = runNode([...buildCommand(), ...process.argv.slice(2)]);
if (!ok) process.exitCode = 1;
