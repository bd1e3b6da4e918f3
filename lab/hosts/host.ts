/** Starts a web server with a configuration of `hosting/`. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "../../scripts/lib/server.mjs";
import { request } from "./request";

export interface Host {
  name: string;
  /** Origin of the site. */
  https: string;
  /** Origin without TLS, which redirects to the site. */
  redirecting: string;
  close: () => Promise<void>;
}

export interface Setup {
  /** Contains `public/`. */
  release: string;
  /** Host and port of `server.mjs`. */
  functions: string;
  /** An empty folder for the server's own files. */
  folder: string;
}

export const freePorts = async () => ({
  tls: await freePort(),
  redirecting: await freePort(),
});

/** @throws {Error} with the server's output if it does not start in ten seconds */
export async function startHost(
  name: string,
  { tls, redirecting }: Awaited<ReturnType<typeof freePorts>>,
  [program = "", ...args]: string[],
  env: Record<string, string> = {},
): Promise<Host> {
  const child = spawn(program, args, { env: { ...process.env, ...env }, stdio: "pipe" });
  let output = "";
  child.on("error", ({ message }) => (output += message));
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (part) => (output += String(part)));
  const close = async () => {
    if (child.kill()) await once(child, "exit");
  };
  const site = `https://localhost:${tls}`;
  const other = `http://localhost:${redirecting}`;
  for (let tries = 0; tries < 50; tries += 1) {
    await wait(200);
    const isUp = await request(site, "/").then(Boolean, () => false);
    if (isUp) return { name, https: site, redirecting: other, close };
  }
  await close();
  throw new Error(`${name} did not start: ${output.slice(-2_000)}`);
}
