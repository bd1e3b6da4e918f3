/** Runs Node programs, those of packages for the most part, and waits until they end. */
import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";

/**
 * A program of a package, from the folder that holds `node_modules`.
 * @param {string} name the package @param {string} file path inside the package
 */
export const tool = (name, file) => path.join("node_modules", name, file);

/**
 * @param {string[]} args a script and its arguments, from `cwd`
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, log?: string, capture?: boolean }} [options]
 *   `env` is added to the environment; output goes to the file `log`, else to the terminal;
 *   `capture` also returns what goes to stdout
 * @returns {{ ok: boolean, stdout: string }} `ok`: whether it ended with status 0
 */
export function runNode(args, { cwd = ".", env = {}, log, capture = false } = {}) {
  const out = log === undefined ? "inherit" : fs.openSync(log, "a");
  const { status, stdout } = spawnSync(process.execPath, args, {
    cwd,
    encoding: "utf8",
    env: { ...process.env, ...env },
    maxBuffer: 256 * 1024 * 1024,
    stdio: ["ignore", capture ? "pipe" : out, out],
  });
  if (capture && log === undefined) process.stdout.write(stdout);
  if (capture && log !== undefined) fs.appendFileSync(log, stdout);
  if (typeof out === "number") fs.closeSync(out);
  return { ok: status === 0, stdout: stdout ?? "" };
}
