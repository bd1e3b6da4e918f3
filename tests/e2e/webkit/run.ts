/** `npm test -- webkit`: smoke tests of the last test build in WebKitGTK (Debian's `webkit2gtk-driver` and `xvfb`). */
import { setTimeout as delay } from "node:timers/promises";
import { readSite } from "../../../src/node/read-content";
import { enterTestSite } from "../../../scripts/lib/test-site.mjs";
import { startWebkit } from "./browser";
import { listenBefore } from "./listening";
import { checkPages } from "./pages";
import { checkServices } from "./services";
import { Session } from "./session";
import type { Visit } from "./visit";
import { checkWindow } from "./window";
import { Report } from "../support/report";
import { startServices } from "../support/services";

async function main(): Promise<void> {
  enterTestSite(".");
  const { site, newsletter, close } = await startServices();
  const listening = await listenBefore(site);
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
    await checkServices(visit, newsletter ?? "");
    await checkReports(visit, listening.reports);
  } finally {
    await browser.close();
    listening.close();
    await close();
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
