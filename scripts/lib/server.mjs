/** Runs the site's server (`src/server`), bundled into one file. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import path from "node:path";
import { build } from "esbuild";

/** CommonJS packages need `require`. */
const withRequire =
  'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);';

/** Bundles the checkout's server into one file for Node. @param {string} file */
export async function writeServer(file) {
  const { outputFiles } = await build({
    // Its default is where it was imported; tests change the folder later.
    absWorkingDir: process.cwd(),
    entryPoints: ["src/server/main.ts"],
    outfile: path.basename(file),
    write: false,
    bundle: true,
    platform: "node",
    format: "esm",
    target: "node20",
    banner: { js: withRequire },
    logLevel: "warning",
  });
  // Atomic: another process may be reading it.
  const written = `${file}.${process.pid}`;
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(written, outputFiles[0]?.contents ?? "");
  fs.renameSync(written, file);
}

/**
 * `ended` resolves to the exit status or signal.
 * @typedef {import("../../tests/stand-ins/lib/server.mjs").Running & { ended: Promise<string> }} Site
 */

/**
 * Serves `files` and the Function. Logs to the file `log` or the terminal.
 * @param {{ files?: string, port?: number, env?: NodeJS.ProcessEnv, log?: string }} [options] `port` 0 chooses a free port
 * @returns {Promise<Site>}
 * @throws {Error} if it does not start
 */
export async function serve({ files = "public", port = 0, env = {}, log } = {}) {
  const program = path.join(".local", "server.mjs");
  await writeServer(program);
  const out = log === undefined ? "inherit" : fs.openSync(log, "a");
  const child = spawn(process.execPath, [program, files], {
    env: { ...process.env, ...env, HOST: "127.0.0.1", PORT: String(port) },
    stdio: ["ignore", "pipe", out],
  });
  if (typeof out === "number") fs.closeSync(out);
  /** @type {Promise<string>} */
  const ended = new Promise((resolve) => {
    child.once("exit", (status, signal) => resolve(signal ?? `status ${status}`));
  });
  const stdout = /** @type {import("node:stream").Readable} */ (child.stdout);
  // The server prints its address when it listens.
  const address = once(stdout, "data").then(([line]) => new URL(String(line)));
  const url = await Promise.race([address, ended.then(() => undefined)]);
  if (!url) throw new Error("The site's server didn't start (see the error above).");
  stdout.resume();
  const close = async () => {
    child.kill();
    await ended;
  };
  return { url: `http://localhost:${url.port}`, close, ended };
}
