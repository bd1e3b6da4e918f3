/**
 * `npm test`: runs every check and adds up the results. `npm test -- build e2e` runs only those two.
 */
import { spawn } from "node:child_process";
import fs from "node:fs";
import { loadEnv } from "../src/build/settings";
import { localLogin } from "../tests/stand-ins/stand-ins.mjs";

/** Commands of a round run in parallel. Later rounds need what the build writes: types of queries, and pages. */
const rounds = [
  {
    content: "npm run --silent content",
    format: "prettier --check --log-level=warn --cache --cache-location .local/prettier .",
    unit: "jest --json --outputFile=reports/unit.json",
    build: "npm run --silent build",
  },
  {
    types: "tsc --noEmit",
    lint: "eslint --max-warnings=0 .",
    html: 'html-validate "public/**/*.html"',
  },
  { e2e: "playwright test" },
];

const selected = process.argv.slice(2);
// A fresh clone has no types of queries yet.
if (selected.includes("types") && !fs.existsSync("src/gatsby-types.d.ts")) selected.push("build");
const start = Date.now();
let passed = 0;
let failed = 0;

/**
 * Runs a check and adds its result. Prints its output if it fails.
 * @param {string} name @param {string} command
 */
async function run(name, command) {
  const checkStart = Date.now();
  // Playwright shows its progress.
  const out = name === "e2e" ? "inherit" : "pipe";
  const child = spawn(command, {
    shell: true,
    stdio: ["ignore", out, out],
    env: { ...localLogin, ...process.env, FORCE_COLOR: process.stdout.isTTY ? "1" : "0" },
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding("utf8").on("data", (text) => (output += text));
  const status = await new Promise((resolve) => child.once("close", resolve));
  const seconds = Math.round((Date.now() - checkStart) / 1000);
  const report = reportOf(name) ?? { passed: Number(status === 0), failed: Number(status !== 0) };
  passed += report.passed;
  failed += report.failed || Number(status !== 0);
  console.log(status === 0 ? `✓ ${name}, ${seconds} s` : `${output}✗ ${name}, ${seconds} s`);
  return status === 0;
}

/** Number of passed and failed tests, for checks that write a report. @param {string} name */
function reportOf(name) {
  const file = `reports/${name}.json`;
  // After a crash there's only the report of an earlier run.
  if (!fs.existsSync(file) || fs.statSync(file).mtimeMs < start) return undefined;
  const { stats, numPassedTests, numFailedTests } = JSON.parse(fs.readFileSync(file, "utf8"));
  if (!stats) return { passed: numPassedTests, failed: numFailedTests };
  // A flaky or skipped test hasn't passed.
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped };
}

loadEnv();
fs.mkdirSync("reports", { recursive: true });
for (const round of rounds) {
  const checks = Object.entries(round).filter(([name]) => !selected[0] || selected.includes(name));
  const results = await Promise.all(
    checks.map(async ([name, command]) => ({ name, isOk: await run(name, command) })),
  );
  if (results.some(({ name, isOk }) => name === "build" && !isOk)) break;
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
