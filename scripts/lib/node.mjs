/** Runs Node programs synchronously. */
import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";

/** Path of a package's executable, from the checkout. @param {string} name @param {string} file */
export const tool = (name, file) => path.join("node_modules", name, file);

/** Node's arguments to run a TypeScript file. @param {string} file @param {string[]} args */
export const typescript = (file, ...args) => ["--import", "tsx", file, ...args];

/**
 * Output goes to the terminal, or the file `log`; `capture`, without a `log`, also returns stdout.
 * @param {string[]} args a script and its arguments, from `cwd`
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, log?: string, capture?: boolean }} [options]
 * @returns {{ ok: boolean, stdout: string }} `ok`: whether the exit status is 0
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
  if (capture) process.stdout.write(stdout);
  if (typeof out === "number") fs.closeSync(out);
  return { ok: status === 0, stdout: stdout ?? "" };
}
