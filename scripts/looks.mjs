/**
 * `npm run looks`: builds the site as `npm test` does and renews the baselines of `e2e/looks.spec.ts`: pictures that differ,
 * those of new pages, and none of pages that are no more. `npm run looks -- --all` takes every picture anew.
 */
import fs from "node:fs";
import { ensureInstalled } from "./lib/install.mjs";

ensureInstalled();
const { ensureBrowser } = await import("./lib/browser.mjs");
const { runNode, tool } = await import("./lib/node.mjs");
const { runStep, stepsNamed } = await import("./lib/steps.mjs");
const { testSite } = await import("./lib/test-site.mjs");

const chromium = await ensureBrowser();
const built = await Promise.all(
  stepsNamed(["build"]).map((step) => runStep(step, { sources: ".", site: testSite })),
);
process.exitCode = built.every(({ failed }) => failed === 0) && renew() ? 0 : 1;

function renew() {
  if (process.argv.includes("--all")) fs.rmSync("e2e/baselines", { recursive: true, force: true });
  const args = [tool("@playwright/test", "cli.js"), "test", "e2e/looks.spec.ts"];
  return runNode(args, { env: { CHROME_PATH: chromium, LOOKS: "renew" } }).ok;
}
