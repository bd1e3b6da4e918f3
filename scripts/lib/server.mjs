/** Runs the site's own server (`src/server`), as a release ships it. */
import { spawn } from "node:child_process";
import { randomInt } from "node:crypto";
import { once } from "node:events";
import fs from "node:fs";
import net from "node:net";
import path from "node:path";
import { build } from "esbuild";

/** Below the range from which systems give ports to connections: one chosen now is free in minutes. */
const FIRST_PORT = 20_000;
const PORTS = 10_000;
let next = randomInt(PORTS);

/**
 * A port of 127.0.0.1 that nobody listens on, another one each time.
 * @returns {Promise<number>}
 */
export async function freePort() {
  for (;;) {
    const port = FIRST_PORT + (next++ % PORTS);
    const server = net.createServer().listen(port, "127.0.0.1");
    const isFree = await once(server, "listening").then(
      () => true,
      () => false,
    );
    server.close();
    if (isFree) return port;
  }
}

/** What CommonJS packages ask for in an ES module. */
const withRequire =
  'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);';

/**
 * Writes the server and all that it needs into one file, for Node alone.
 * @param {string} folder a checkout or a copy of one @param {string} file
 */
export async function writeServer(folder, file) {
  const { outputFiles } = await build({
    absWorkingDir: path.resolve(folder),
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
  // Whole or not at all: another process may read it at this moment.
  const written = `${file}.${process.pid}`;
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(written, outputFiles[0]?.contents ?? "");
  fs.renameSync(written, file);
}

/**
 * @typedef {import("../../dev/lib/server.mjs").Running & { pid: number, ended: Promise<string> }} Site
 *   `ended` resolves when the server is no more, for whatever reason, with its status or signal
 */

/**
 * Serves `public/` and the Function.
 * @param {{ folder?: string, files?: string, port?: number, env?: NodeJS.ProcessEnv, log?: string }} [options]
 *   `folder`: a checkout or a copy of one; `files`: what is served, its `public` unless told; `port`: a free one unless
 *   told; `log`: a file for what the server says, instead of the terminal
 * @returns {Promise<Site>}
 * @throws {Error} when it does not come up
 */
export async function serve({ folder = ".", files, port, env = {}, log } = {}) {
  port ??= await freePort();
  const program = path.join(folder, ".local", "server.mjs");
  await writeServer(folder, program);
  const out = log === undefined ? "inherit" : fs.openSync(log, "a");
  const child = spawn(process.execPath, [program, files ?? path.join(folder, "public")], {
    env: { ...process.env, ...env, HOST: "127.0.0.1", PORT: String(port) },
    stdio: ["ignore", "pipe", out],
  });
  if (typeof out === "number") fs.closeSync(out);
  /** @type {Promise<string>} */
  const ended = new Promise((resolve) => {
    child.once("exit", (status, signal) => resolve(signal ?? `status ${status}`));
  });
  const stdout = /** @type {import("node:stream").Readable} */ (child.stdout);
  const isUp = once(stdout, "data").then(() => true);
  if (!(await Promise.race([isUp, ended.then(() => false)]))) {
    throw new Error(`The site is not served on port ${port}; the reason stands above.`);
  }
  stdout.resume();
  const close = async () => {
    child.kill();
    await ended;
  };
  return { url: `http://localhost:${port}`, close, ended, pid: Number(child.pid) };
}
