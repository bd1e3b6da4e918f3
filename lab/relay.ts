/**
 * npm run lab -- relay: attacks the newsletter relay with 1,000 connections that send nothing, slow or huge requests, or no
 * HTTP. Valid requests must succeed meanwhile and afterwards, memory stays bounded, and the log has no visitor's address.
 */
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import fs from "node:fs";
import net from "node:net";
import os from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { NEWSLETTER_SECRET, startNewsletterApi } from "../tests/stand-ins/newsletter-api.mjs";
import { Report } from "../tests/e2e/support/report";
import { serve } from "../scripts/lib/server.mjs";

const CONNECTIONS = 1_000;
const FLOOD_MS = 15_000;
/** Allowed growth of the server in MB: a thousand connections, their buffers, and garbage. */
const MORE_MB = 250;
const EMAIL = "visitor@b.example";

export async function main(): Promise<void> {
  const scratch = fs.mkdtempSync(path.join(os.tmpdir(), "cairn-relay-"));
  const log = path.join(scratch, "server.log");
  const api = await startNewsletterApi({ port: 0, file: path.join(scratch, "newsletter.jsonl") });
  const env = { API_HOST: api.url, API_SECRET: NEWSLETTER_SECRET, RELAY_RATE_LIMIT: "0" };
  const { url, pid, close } = await serve({ files: scratch, env, log });
  const report = new Report();
  await report.group("relay under attack", async (check) => {
    check("a request before", await post(url), 201);
    const before = megabytes(pid);
    const stop = Date.now() + FLOOD_MS;
    const port = Number(new URL(url).port);
    const flood = Array.from({ length: CONNECTIONS }, (_, index) => attack(port, index, stop));
    while (Date.now() < stop) {
      check("a request meanwhile", await post(url), 201);
      check("memory is bounded", megabytes(pid) - before < MORE_MB, true);
      await wait(250);
    }
    await Promise.all(flood);
    check("a request afterwards", await post(url), 201);
    check("the log has the address", fs.readFileSync(log, "utf8").includes(EMAIL), false);
  });
  await close();
  await api.close();
  fs.rmSync(scratch, { recursive: true });
  process.exitCode = report.failed > 0 ? 1 : 0;
}

/** Opens one connection after the other. @param index chooses the kind @param stop end time */
async function attack(port: number, index: number, stop: number): Promise<void> {
  const head = (more: string, method = "POST") =>
    `${method} /api/users/add HTTP/1.1\r\nHost: localhost\r\nSec-Fetch-Site: same-origin\r\nContent-Type: application/json\r\n${more}\r\n`;
  const kinds: ((socket: net.Socket) => Promise<void> | void)[] = [
    // Sends nothing.
    () => undefined,
    // Sends a byte every half second.
    async (socket) => {
      socket.write(head("Content-Length: 9000\r\n") + `{"email":"${EMAIL}`);
      while (Date.now() < stop && !socket.destroyed) await wait(500).then(() => socket.write("x"));
    },
    // Sends a huge body without Content-Length.
    async (socket) => {
      socket.write(head("Transfer-Encoding: chunked\r\n"));
      const piece = `10000\r\n${EMAIL.padEnd(65_536, "x")}\r\n`;
      for (let i = 0; i < 40 && Date.now() < stop && !socket.destroyed; i += 1) {
        if (!socket.write(piece))
          await Promise.race([once(socket, "drain").catch(() => 0), wait(1_000)]);
      }
    },
    // Sends garbage, endless headers, another method.
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

/** @returns the status; 0 without a response within 10 s */
function post(url: string): Promise<number> {
  const headers = { "content-type": "application/json", "sec-fetch-site": "same-origin" };
  const options = { method: "POST", headers, body: JSON.stringify({ email: EMAIL }) };
  const signal = AbortSignal.timeout(10_000);
  return fetch(`${url}/api/users/add`, { ...options, signal }).then(
    ({ status }) => status,
    () => 0,
  );
}

/** Resident memory of a process, on Linux. */
function megabytes(pid: number): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(fs.readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Math.round(Number(kilobytes) / 1024);
}
