/**
 * `npm run trial-hosts`: builds the site, starts nginx and Caddy before it with the configurations of `hosting/`, and
 * checks every address, header, encoding and cache rule, the newsletter and the login on each. Installs Debian's packages
 * of both where they are missing. `-- nginx` tries one. The copy that it builds is in `.local/trial-hosts`.
 */
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { standInEnv, startStandIns } from "../dev/stand-ins.mjs";
import { readSite } from "../src/node/read-content";
import { launchBrowser } from "./lib/browser.mjs";
import { ensureBuilt } from "./lib/build.mjs";
import { compress } from "./lib/compress.mjs";
import { copyCheckout } from "./lib/files.mjs";
import { freePort, serve } from "./lib/server.mjs";
import { noteLoginPort } from "./lib/test-site.mjs";
import { checkAnswers } from "./trial-hosts/answers";
import { checkRelay } from "./trial-hosts/relay";
import { Report } from "./trial-hosts/report";
import { ensureServers, startCaddy, startNginx } from "./trial-hosts/servers";
import { checkVisitor } from "./trial-hosts/visitor";

const release = path.join(".local", "trial-hosts");
/** More than the checks before it send. */
const LIMIT = 20;
const starts = { nginx: startNginx, caddy: startCaddy };

async function main(): Promise<void> {
  const wanted = process.argv.slice(2).map((name) => name.toLowerCase());
  const unknown = wanted.filter((name) => !(name in starts));
  if (unknown.length > 0)
    throw new Error(`There is no host "${unknown.join('", "')}": nginx, caddy.`);
  ensureServers();
  const site = readSite();
  const identityPort = await build();
  await compress(path.join(release, "public"));
  const scratch = fs.mkdtempSync(path.join(os.tmpdir(), "cairn-hosts-"));
  const report = new Report();
  const file = path.join(scratch, "newsletter.sqlite");
  const standIns = await startStandIns({ identityPort, newsletterPort: 0, file });
  const browser = await launchBrowser();
  try {
    for (const [name, start] of Object.entries(starts)) {
      if (wanted.length > 0 && !wanted.includes(name)) continue;
      // One for each host: the relay counts in its memory.
      const env = {
        ...standIns.env,
        RELAY_CLIENT_HEADER: "x-real-ip",
        RELAY_RATE_LIMIT: String(LIMIT),
      };
      const functions = await serve({ folder: release, env });
      const own = path.join(scratch, name);
      fs.mkdirSync(own);
      try {
        const host = await start({ release, functions: functions.url, scratch: own });
        try {
          await checkAnswers(host, release, site, report);
          await checkVisitor(host, browser, site, report);
          await checkRelay(host, standIns.newsletterUrl ?? "", LIMIT, report);
        } finally {
          await host.close();
        }
      } finally {
        await functions.close();
      }
    }
  } finally {
    await browser.close();
    await standIns.close();
    fs.rmSync(scratch, { recursive: true });
  }
  console.log(`${report.passed} passed, ${report.failed} failed`);
  process.exitCode = report.failed > 0 ? 1 : 0;
}

/** @returns the port on which the build expects the login; that of the build before where there is one */
async function build(): Promise<number> {
  const note = path.join(release, "public", ".login-port");
  const identityPort = fs.existsSync(note)
    ? Number(fs.readFileSync(note, "utf8"))
    : await freePort();
  copyCheckout(release);
  const env = {
    ...standInEnv({ identityPort }),
    GATSBY_API_HOST: "",
    GATSBY_API_SECRET: "",
    SITE_URL: "",
  };
  const log = path.join(release, "build.log");
  if (!ensureBuilt({ folder: release, env, log }))
    throw new Error(`Not built; the reason stands in ${log}.`);
  noteLoginPort(release, identityPort);
  return identityPort;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
