/** Runs Node programs synchronously. */
import { spawnSync } from "node:child_process";
import path from "node:path";

/** Path of a package's executable, from the checkout. @param {string} name @param {string} file */
export const tool = (name, file) => path.join("node_modules", name, file);

/** Node's arguments to run a TypeScript file. @param {string} file @param {string[]} args */
export const typescript = (file, ...args) => ["--import", "tsx", file, ...args];

/**
 * Output goes to the terminal; `capture` also returns stdout.
 * @param {string[]} args a script and its arguments, from `cwd`
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, capture?: boolean }} [options]
 * @returns {{ ok: boolean, stdout: string }} `ok`: whether the exit status is 0
 */
export function runNode(args, { cwd = ".", env = {}, capture = false } = {}) {
  const { status, stdout } = spawnSync(process.execPath, args, {
    cwd,
    encoding: "utf8",
    env: { ...process.env, ...env },
    maxBuffer: 256 * 1024 * 1024,
    stdio: ["ignore", capture ? "pipe" : "inherit", "inherit"],
  });
  if (capture) process.stdout.write(stdout);
  return { ok: status === 0, stdout: stdout ?? "" };
}
