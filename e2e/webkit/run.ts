/** `npm test -- webkit`: smoke tests of the last test build in WebKitGTK (Debian's `webkit2gtk-driver` and `xvfb`). */
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { startStandIns } from "../../dev/stand-ins.mjs";
import { readSite } from "../../src/node/read-content";
import { serve } from "../../scripts/lib/server.mjs";
import { enterTestSite, loginPort } from "../../scripts/lib/test-site.mjs";
import { startWebkit } from "./browser";
import { listenBefore } from "./listening";
import { checkPages } from "./pages";
import { checkServices } from "./services";
import { Session } from "./session";
import type { Visit } from "./visit";
import { checkWindow } from "./window";
import { Report } from "../support/report";

async function main(): Promise<void> {
  enterTestSite(".");
  const scratch = fs.mkdtempSync(path.join(os.tmpdir(), "cairn-webkit-"));
  const file = path.join(scratch, "newsletter.jsonl");
  const standIns = await startStandIns({ identityPort: loginPort(), newsletterPort: 0, file });
  const site = await serve({ env: { ...standIns.env, RELAY_RATE_LIMIT: "0" } });
  const listening = await listenBefore(site.url);
  const browser = await startWebkit();
  const report = new Report();
  const visit = {
    session: new Session(browser.driver),
    url: listening.url,
    site: readSite(),
    report,
  };
  try {
    await checkPages(visit);
    await checkWindow(visit);
    await checkServices(visit, standIns.newsletterUrl ?? "");
    await checkReports(visit, listening.reports);
  } finally {
    await browser.close();
    listening.close();
    await Promise.all([site.close(), standIns.close()]);
    fs.rmSync(scratch, { recursive: true });
  }
  console.log(`${report.passed} passed, ${report.failed} failed`);
  process.exitCode = report.failed > 0 ? 1 : 0;
}

/** Expects no reports of pages; then provokes two, to prove that they are reported. */
async function checkReports({ session, report }: Visit, reports: string[]): Promise<void> {
  await report.group("errors and refusals of the policy", async (check) => {
    check("reports of pages", reports, []);
    await session.run(() => {
      const script = document.createElement("script");
      script.textContent = "document.title = 'in'";
      document.head.append(script);
      setTimeout(() => {
        throw new Error("on purpose");
      });
    });
    for (const wanted of ["refused script-src-elem", "thrown Error: on purpose"]) {
      const isReported = () => reports.some((line) => line.includes(wanted));
      for (let tries = 0; !isReported() && tries < 100; tries += 1) await delay(50);
      check(`whether "${wanted}" was reported`, isReported(), true);
    }
  });
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
