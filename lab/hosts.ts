/**
 * `npm run lab -- hosts`: builds the site, starts nginx and Caddy before it with the configurations of `hosting/`, and
 * checks every address, header, encoding and cache rule, the newsletter and the login on each. What Netlify and hosts of
 * files are given is checked file by file. Installs Debian's packages where they are missing. `-- nginx` tries one. The
 * copies that it builds are in `.local/lab-hosts` and `.local/lab-netlify`.
 */
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { standInEnv, startStandIns } from "../dev/stand-ins.mjs";
import type { Site } from "../src/node/content/pages";
import { readSite } from "../src/node/read-content";
import { launchBrowser } from "../scripts/lib/browser.mjs";
import { ensureBuilt } from "../scripts/lib/build.mjs";
import { compress } from "../scripts/lib/compress.mjs";
import { copyCheckout } from "../scripts/lib/files.mjs";
import { freePort, serve } from "../scripts/lib/server.mjs";
import { noteLoginPort } from "../scripts/lib/test-site.mjs";
import { checkAnswers } from "./hosts/answers";
import { checkNetlify, checkStaticSite } from "./hosts/files";
import { checkRelay } from "./hosts/relay";
import { Report } from "../e2e/support/report";
import { ensureServers, startCaddy, startNginx } from "./hosts/servers";
import { checkVisitor } from "./hosts/visitor";

const release = path.join(".local", "lab-hosts");
const netlify = path.join(".local", "lab-netlify");
/** More than the checks before it send. */
const LIMIT = 20;
const servers = { nginx: startNginx, caddy: startCaddy };

const names = [...Object.keys(servers), "netlify", "static"];

/** Tries the hosts that are named, or all. */
export async function main(): Promise<void> {
  const wanted = process.argv.slice(2).map((name) => name.toLowerCase());
  const unknown = wanted.filter((name) => !names.includes(name));
  if (unknown.length > 0) {
    throw new Error(`There is no host "${unknown.join('", "')}": ${names.join(", ")}.`);
  }
  const isWanted = (name: string) => wanted.length === 0 || wanted.includes(name);
  ensureServers();
  const site = readSite();
  const report = new Report();
  const scratch = fs.mkdtempSync(path.join(os.tmpdir(), "cairn-hosts-"));
  const identityPort = await build(release);
  // Before the stand-ins, which stand still while this process waits for a build.
  if (isWanted("netlify")) await build(netlify, { NETLIFY_LOCAL: "true" });
  const file = path.join(scratch, "newsletter.jsonl");
  const standIns = await startStandIns({ identityPort, newsletterPort: 0, file });
  const newsletter = standIns.newsletterUrl ?? "";
  try {
    for (const [name, start] of Object.entries(servers)) {
      if (!isWanted(name)) continue;
      const setup = { scratch: path.join(scratch, name), env: standIns.env };
      await tryServer(start, setup, newsletter, site, report);
    }
    if (isWanted("static")) await checkStaticSite(release, site, report);
    if (isWanted("netlify")) {
      Object.assign(process.env, standIns.env, {
        RELAY_CLIENT_HEADER: "x-nf-client-connection-ip",
      });
      await checkNetlify(netlify, newsletter, site, report);
    }
  } finally {
    await standIns.close();
    fs.rmSync(scratch, { recursive: true });
  }
  console.log(`${report.passed} passed, ${report.failed} failed`);
  process.exitCode = report.failed > 0 ? 1 : 0;
}

async function tryServer(
  start: typeof startNginx,
  { scratch, env }: { scratch: string; env: Record<string, string> },
  newsletter: string,
  site: Site,
  report: Report,
): Promise<void> {
  fs.mkdirSync(scratch);
  await compress(path.join(release, "public"));
  // One for each host: the relay counts in its memory.
  const relay = { RELAY_CLIENT_HEADER: "x-real-ip", RELAY_RATE_LIMIT: String(LIMIT) };
  const functions = await serve({ folder: release, env: { ...env, ...relay } });
  const browser = await launchBrowser();
  try {
    const host = await start({ release, functions: [functions.url], scratch });
    try {
      await checkAnswers(host, release, site, report);
      await checkVisitor(host, browser, site, report);
      await checkRelay(host, newsletter, LIMIT, report);
    } finally {
      await host.close();
    }
  } finally {
    await browser.close();
    await functions.close();
  }
}

/** @returns the port on which the build expects the login; that of the build before where there is one */
async function build(folder: string, more: Record<string, string> = {}): Promise<number> {
  const note = path.join(folder, "public", ".login-port");
  const known = fs.existsSync(note) ? Number(fs.readFileSync(note, "utf8")) : undefined;
  const identityPort = known ?? (await freePort());
  copyCheckout(folder);
  const direct = { GATSBY_API_HOST: "", GATSBY_API_SECRET: "", SITE_URL: "" };
  const env = { ...standInEnv({ identityPort }), ...direct, ...more };
  const log = path.join(folder, "build.log");
  if (!ensureBuilt({ folder, env, log })) {
    throw new Error(`Not built; the reason stands in ${log}.`);
  }
  noteLoginPort(folder, identityPort);
  return identityPort;
}
