/**
 * `npm run lab -- relay`: tries to bring the newsletter's relay down, served as a release is: 1,000 connections that say
 * nothing, slow and huge requests, bytes that are no HTTP. Meanwhile and after it a good request has to get through, memory stays
 * bounded, and no log has a visitor's address. Takes the Functions of the last test build.
 */
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import fs from "node:fs";
import net from "node:net";
import os from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { NEWSLETTER_SECRET, startNewsletterApi } from "../dev/newsletter-api.mjs";
import { testSite } from "../scripts/lib/test-site.mjs";
import { serve } from "../scripts/lib/server.mjs";

const CONNECTIONS = 1_000;
const FLOOD_MS = 15_000;
/** MB that a server may take more than before: a thousand connections, their buffers, and what is not yet collected. */
const MORE_MB = 250;
const MARK = "visitor@b.example";

/** Floods a server, and checks what it does. */
export async function main(): Promise<void> {
  const scratch = fs.mkdtempSync(path.join(os.tmpdir(), "cairn-relay-"));
  const log = path.join(scratch, "server.log");
  const api = await startNewsletterApi({ port: 0, file: path.join(scratch, "newsletter.sqlite") });
  const env = { API_HOST: api.url, API_SECRET: NEWSLETTER_SECRET, RELAY_RATE_LIMIT: "0" };
  const server = await serve({ folder: testSite, env, log });
  try {
    await tryServer(server, log);
  } finally {
    await server.close();
    await api.close();
    fs.rmSync(scratch, { recursive: true });
  }
}

async function tryServer({ url, pid }: { url: string; pid: number }, log: string) {
  check("a good request gets through", await post(url), 201);
  const before = megabytes(pid);
  let most = before;
  const stop = Date.now() + FLOOD_MS;
  const flood = Array.from({ length: CONNECTIONS }, (_, index) =>
    annoy(Number(new URL(url).port), index, stop),
  );
  let good = 0;
  let tried = 0;
  while (Date.now() < stop) {
    good += Number((await post(url)) === 201);
    tried += 1;
    most = Math.max(most, megabytes(pid));
    await wait(250);
  }
  await Promise.all(flood);
  console.log(`  ${good} of ${tried} good requests meanwhile; memory ${before} → ${most} MB`);
  check("good requests get through meanwhile", good === tried && tried > 3, true);
  check(`memory grows by less than ${MORE_MB} MB`, most - before < MORE_MB, true);
  check("and one after it", await post(url), 201);
  check("no log names a visitor", fs.readFileSync(log, "utf8").includes(MARK), false);
}

/** One connection of its kind, again and again. @param stop when to end */
async function annoy(port: number, index: number, stop: number): Promise<void> {
  const head = (more: string, method = "POST") =>
    `${method} /api/users/add HTTP/1.1\r\nHost: localhost\r\nSec-Fetch-Site: same-origin\r\nContent-Type: application/json\r\n${more}\r\n`;
  const kinds: ((socket: net.Socket) => Promise<void> | void)[] = [
    // Says nothing.
    () => undefined,
    // A byte now and then, of an address that never ends.
    async (socket) => {
      socket.write(head("Content-Length: 9000\r\n") + `{"email":"${MARK}`);
      while (Date.now() < stop && !socket.destroyed) await wait(500).then(() => socket.write("x"));
    },
    // As much as goes through, without a length.
    async (socket) => {
      socket.write(head("Transfer-Encoding: chunked\r\n"));
      const piece = `10000\r\n${MARK.padEnd(65_536, "x")}\r\n`;
      for (let i = 0; i < 40 && Date.now() < stop && !socket.destroyed; i += 1) {
        if (!socket.write(piece))
          await Promise.race([once(socket, "drain").catch(() => 0), wait(1_000)]);
      }
    },
    // No HTTP, headers without end, another method.
    (socket) => void socket.write(randomBytes(2_000)),
    (socket) => void socket.write(head(`X: ${"x".repeat(100_000)}\r\n`)),
    (socket) => void socket.write(head("Content-Length: 2\r\n", "PUT") + "{}"),
  ];
  while (Date.now() < stop) {
    const socket = net.connect(port, "127.0.0.1");
    socket.on("error", () => undefined).on("data", () => undefined);
    await kinds[index % kinds.length]?.(socket);
    await wait(Math.max(0, Math.min(2_000, stop - Date.now())));
    socket.destroy();
  }
}

/** @returns the status; 0 without an answer in 10 s */
function post(url: string): Promise<number> {
  const headers = { "content-type": "application/json", "sec-fetch-site": "same-origin" };
  const options = { method: "POST", headers, body: JSON.stringify({ email: MARK }) };
  const signal = AbortSignal.timeout(10_000);
  return fetch(`${url}/api/users/add`, { ...options, signal }).then(
    ({ status }) => status,
    () => 0,
  );
}

/** What a process holds in memory, as Linux tells. */
function megabytes(pid: number): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(fs.readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Math.round(Number(kilobytes) / 1024);
}

function check(what: string, is: unknown, expected: unknown): void {
  if (is !== expected) process.exitCode = 1;
  console.log(is === expected ? `✓ ${what}` : `✗ ${what}: ${String(is)}, not ${String(expected)}`);
}
