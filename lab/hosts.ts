/**
 * npm run lab -- hosts: serves the last test build by nginx and Caddy with the configurations of hosting/, and checks every
 * path, header and encoding, and the newsletter. Also checks the builds for Netlify and static hosts. Needs a test build
 * (npm test -- build) and Debian's nginx-light, libnginx-mod-http-brotli-static and caddy.
 *
 *   nginx caddy netlify static   these hosts; default: all
 */
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { NEWSLETTER_SECRET, startNewsletterApi } from "../tests/stand-ins/newsletter-api.mjs";
import { Report } from "../tests/e2e/support/report";
import { compress } from "../scripts/lib/compress.mjs";
import { serve } from "../scripts/lib/server.mjs";
import { flatten } from "../scripts/lib/static-site.mjs";
import { readSite } from "../src/node/read-content";
import { startCaddy } from "./hosts/caddy";
import { checkFiles } from "./hosts/files";
import { checkNetlify, checkStatic } from "./hosts/netlify";
import { startNginx } from "./hosts/nginx";
import { checkRelay } from "./hosts/relay";
import { requireTestBuild } from "./lib/built-site";

/** Posts that one visitor may send; the checks send fewer. */
const LIMIT = 20;
const servers = { nginx: startNginx, caddy: startCaddy };
const all = [...Object.keys(servers), "netlify", "static"];

export async function main(): Promise<void> {
  const names = process.argv.length > 2 ? process.argv.slice(2) : all;
  const site = readSite();
  const report = new Report();
  const scratch = fs.mkdtempSync(path.join(os.tmpdir(), "cairn-hosts-"));
  const release = path.join(scratch, "release");
  fs.cpSync(requireTestBuild(), path.join(release, "public"), { recursive: true });
  if (names.includes("static")) {
    const copy = path.join(scratch, "static");
    flatten(path.join(release, "public"), copy);
    await checkStatic(copy, site, report);
  }
  await compress(path.join(release, "public"));
  // Before the stand-in starts: it cannot respond while a synchronous build blocks this process.
  const netlify = names.includes("netlify") ? await checkNetlify(site, report) : undefined;
  const newsletter = await startNewsletterApi({ port: 0, file: path.join(scratch, "list.jsonl") });
  const env = { API_HOST: newsletter.url, API_SECRET: NEWSLETTER_SECRET };
  try {
    await netlify?.(env, newsletter.url);
    for (const [name, start] of Object.entries(servers)) {
      if (!names.includes(name)) continue;
      // One server for each host: the relay counts posts in memory.
      const relay = { RELAY_CLIENT_HEADER: "x-real-ip", RELAY_RATE_LIMIT: String(LIMIT) };
      const functions = await serve({ files: "none", env: { ...env, ...relay } });
      const folder = fs.mkdtempSync(path.join(scratch, name));
      const host = await start({ release, functions: new URL(functions.url).host, folder });
      try {
        await checkFiles(host, release, site, report);
        await checkRelay(host, newsletter.url, LIMIT, report);
      } finally {
        await host.close();
        await functions.close();
      }
    }
  } finally {
    await newsletter.close();
    fs.rmSync(scratch, { recursive: true });
  }
  console.log(`${report.passed} passed, ${report.failed} failed`);
  process.exitCode = report.failed > 0 || report.passed === 0 ? 1 : 0;
}
