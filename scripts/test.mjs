/**
 * `npm test`: installs what is missing, runs every check one after the other, and ends with one
 * line that sums them up. A step that breaks counts as one failure and does not hide the others.
 */
import { ensureInstalled } from "./lib/install.mjs";

ensureInstalled();
const { steps } = await import("./lib/steps.mjs");

let passed = 0;
let failed = 0;
const table = [];
for (const { name, run } of steps) {
  console.log(`\n── ${name} ${"─".repeat(Math.max(3, 60 - name.length))}`);
  const start = performance.now();
  const result = await run();
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  passed += result.passed;
  failed += result.failed;
  table.push(`${name.padEnd(14)} ${result.passed} passed, ${result.failed} failed (${seconds} s)`);
}
console.log(`\n${table.join("\n")}\n`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
