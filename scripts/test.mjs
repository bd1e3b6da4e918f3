/**
 * `npm test`: installs missing packages, runs every check with wireit (the scripts `test:…` of package.json), and adds up
 * their results.
 */
import fs from "node:fs";
import { ensureInstalled, npm } from "./lib/install.mjs";

ensureInstalled();
const start = Date.now();
const env = { WIREIT_FAILURES: "continue", WIREIT_CACHE: "none", ...process.env };
// One after another, because a failure keeps back what depends on it. The build, in the first, writes types for the second.
const steps = ["test:source", "test:code", "test:e2e"];
const failedSteps = steps.filter(
  (step) => npm(["run", "--silent", step], { env, stdio: "inherit" }).status !== 0,
);
const isOk = failedSteps.length === 0;

/** A check's JSON report. After a failure, one of an earlier run doesn't count. @param {string} file */
function reportOf(file) {
  const isCurrent = fs.existsSync(file) && (isOk || fs.statSync(file).mtimeMs >= start);
  return isCurrent ? JSON.parse(fs.readFileSync(file, "utf8")) : undefined;
}
const unit = reportOf("reports/unit.json");
const stats = reportOf("reports/e2e.json")?.stats;
// Content, build, types, lint and format are one check each.
const passed = (unit?.numPassedTests ?? 0) + (stats?.expected ?? 0) + (isOk ? 5 : 0);
const failures = (unit?.numFailedTests ?? 0) + (stats?.unexpected ?? 0);
// A flaky or skipped test hasn't passed.
const unsure = (stats?.flaky ?? 0) + (stats?.skipped ?? 0);
const failed = failures + unsure || failedSteps.length;
if (!isOk) console.log(`Failed: ${failedSteps.join(", ")} (see above)`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
