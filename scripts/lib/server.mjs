/** Starts `gatsby serve` on a site that was built. */
import { spawn } from "node:child_process";
import { randomInt } from "node:crypto";
import { once } from "node:events";
import fs from "node:fs";
import net from "node:net";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { tool } from "./node.mjs";

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

/**
 * @typedef {import("../../dev/lib/server.mjs").Running & { pid: number, ended: Promise<string> }} Site
 *   `ended` resolves when the server is no more, for whatever reason, with its status or signal
 */

/**
 * Serves `public/` and the Functions.
 * @param {{ folder?: string, port?: number, env?: NodeJS.ProcessEnv, log?: string }} [options] `folder`: where the
 *   site was built; `port`: a free one unless told; `log`: a file for what the server says
 * @returns {Promise<Site>}
 * @throws {Error} when it is not up within a minute
 */
export async function serve({ folder = ".", port, env = {}, log } = {}) {
  port ??= await freePort();
  // Each copy of the site has its own; Playwright reads no module that asks for its own address.
  const guard = pathToFileURL(path.resolve(folder, "src/workarounds/gatsby-serve-guard.mjs")).href;
  const args = ["--import", guard, tool("gatsby", "cli.js"), "serve", "--port", String(port)];
  const out = log === undefined ? "ignore" : fs.openSync(log, "a");
  const child = spawn(process.execPath, args, {
    cwd: folder,
    env: { ...process.env, ...env, GATSBY_TELEMETRY_DISABLED: "1", CI: "true" },
    stdio: ["ignore", out, out],
  });
  if (typeof out === "number") fs.closeSync(out);
  const url = `http://localhost:${port}`;
  /** @type {Promise<string>} */
  const ended = new Promise((resolve) => {
    child.once("exit", (status, signal) => resolve(signal ?? `status ${status}`));
  });
  const close = async () => {
    child.kill();
    await ended;
  };
  const deadline = Date.now() + 60_000;
  while (!(await answers(url))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      await close();
      throw new Error(`The site did not come up on port ${port}. Is the port taken?`);
    }
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
  return { url, close, ended, pid: Number(child.pid) };
}

/** @param {string} url */
async function answers(url) {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}
