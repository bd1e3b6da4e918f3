/** Starts `gatsby serve` on the site that was built last. */
import { spawn } from "node:child_process";
import net from "node:net";
import path from "node:path";

/**
 * A port of 127.0.0.1 that nobody listens on.
 * @returns {Promise<number>}
 */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = net.createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

/**
 * Serves `public/` and the Functions.
 * @param {{ port: number, env?: Record<string, string>, quiet?: boolean }} options
 * @returns {Promise<{ url: string, process: import("node:child_process").ChildProcess, close(): Promise<void> }>}
 * @throws {Error} when it is not up within a minute
 */
export async function serve({ port, env = {}, quiet = true }) {
  const cli = path.join("node_modules", "gatsby", "cli.js");
  const child = spawn(process.execPath, [cli, "serve", "--port", String(port)], {
    env: { ...process.env, ...env, GATSBY_TELEMETRY_DISABLED: "1", CI: "true" },
    stdio: quiet ? "ignore" : "inherit",
  });
  const url = `http://localhost:${port}`;
  const ended = new Promise((resolve) => child.once("exit", resolve));
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
  return { url, process: child, close };
}

async function answers(url) {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}
