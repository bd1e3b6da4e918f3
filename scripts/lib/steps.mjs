/** The steps of `npm test`. */
import fs from "node:fs";
import { standInEnv } from "../../tests/stand-ins/stand-ins.mjs";
import { ensureBrowser } from "./browser.mjs";
import { ensureBuilt } from "./build.mjs";
import { copyCheckout } from "./files.mjs";
import { runNode, tool, typescript } from "./node.mjs";
import { takeTypes } from "./query-types.mjs";
import { freePort } from "./server.mjs";
import { loginPort, noteLoginPort, requireTestSite, testSite } from "./test-site.mjs";

/**
 * @typedef {{ passed: number, failed: number, notRun?: string }} Count `notRun`: why the step was skipped
 * @typedef {{ name: string, needs?: string[], after?: string[], concerns?: RegExp, run: (changed?: string[]) => Count | Promise<Count> }} Step
 *   `needs`: steps that must have passed; `after`: steps that must have ended; `concerns`: which changed files `--changed`
 *   runs it for; `changed`: the only files to check
 */

/** @param {Error} error */
const logError = ({ message }) => console.error(message);

/** @param {boolean} ok @returns {Count} of one check */
const countOf = (ok) => (ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

/** A program that counts as one check. @param {string[]} args */
const singleCheck = (args) => countOf(runNode(args).ok);

/**
 * A program that checks files and counts as one check.
 * @param {string[]} args @param {RegExp} concerns which changed files it checks; without `changed` all
 * @returns {Step["run"]}
 */
const checkFiles = (args, concerns) => (changed) => {
  const files = changed?.filter((file) => concerns.test(file) && fs.existsSync(file));
  return files?.length === 0 ? countOf(true) : singleCheck([...args, ...(files ?? ["."])]);
};

/**
 * A program whose last line is `N passed, N failed`.
 * @param {string} script @param {{ cwd?: string, env?: NodeJS.ProcessEnv }} [options] @returns {Count}
 */
function counting(script, options) {
  const { ok, stdout } = runNode(typescript(script), { ...options, capture: true });
  const [, passed, failed] = /(\d+) passed, (\d+) failed\s*$/.exec(stdout) ?? [];
  const failures = Number(failed ?? 1);
  return { passed: Number(passed ?? 0), failed: ok ? failures : Math.max(1, failures) };
}

/**
 * Runs a program that writes a JSON report, and reads the report.
 * @param {string} file @param {string[]} args @param {NodeJS.ProcessEnv} [env]
 * @returns {Record<string, any> | undefined} undefined if there is none
 */
function reportOf(file, args, env) {
  fs.mkdirSync("reports", { recursive: true });
  fs.rmSync(file, { force: true });
  runNode(args, { env });
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, "utf8")) : undefined;
}

/** @type {Step["run"]} */
function unit(changed) {
  // Jest does not see who reads the schema and the tests' content.
  const files = changed?.map((file) => (isRead.test(file) ? "src/node/read-content.ts" : file));
  const related = files ? ["--passWithNoTests", "--findRelatedTests", ...files] : [];
  const file = "reports/unit.json";
  const args = [tool("jest", "bin/jest.js"), "--json", `--outputFile=${file}`, ...related];
  const report = reportOf(file, args);
  if (!report) return countOf(false);
  const { numPassedTests, numFailedTests, numFailedTestSuites, success } = report;
  // A suite that cannot be loaded has no failed test, but is a failure.
  const failed = success ? 0 : Math.max(1, numFailedTests, numFailedTestSuites);
  return { passed: numPassedTests, failed };
}

/** Settings of the test build: the stand-ins' addresses. @param {number} identityPort */
const settings = (identityPort) => ({
  ...standInEnv({ identityPort }),
  ...{ GATSBY_API_HOST: "", GATSBY_API_SECRET: "" },
});

/** Always builds, in the copy. */
async function build() {
  copyCheckout(testSite);
  const identityPort = await freePort();
  const ok = ensureBuilt({ folder: testSite, always: true, env: settings(identityPort) });
  if (ok) noteLoginPort(identityPort);
  // Also after a failed build, which may have written them.
  takeTypes(testSite);
  return countOf(ok);
}

function site() {
  const cwd = requireTestSite();
  return counting("scripts/check-site.ts", { cwd, env: settings(loginPort(cwd)) });
}

/**
 * A missing browser counts as a failure. Changed specs run on the last test build.
 * @type {Step["run"]}
 */
async function endToEnd(changed) {
  const specs = changed?.filter((file) => spec.test(file) && fs.existsSync(file));
  // Playwright would run all.
  if (specs?.length === 0) return countOf(true);
  const chromium = await ensureBrowser("chromium");
  const firefox = await ensureBrowser("firefox").catch(logError);
  const report = reportOf(
    "reports/e2e.json",
    [tool("@playwright/test", "cli.js"), "test", ...(specs ?? [])],
    {
      CHROME_PATH: chromium,
      ...(firefox && { FIREFOX_PATH: firefox }),
    },
  );
  if (!report) return countOf(false);
  const { stats, errors } = report;
  // A skipped or flaky test has not passed.
  const failed = stats.unexpected + stats.flaky + stats.skipped + errors.length + (firefox ? 0 : 1);
  return { passed: stats.expected, failed: stats.expected + failed === 0 ? 1 : failed };
}

const spec = /^tests\/e2e\/.*\.spec\.ts$/;
const isRead = /^src\/(content\/schema|testing\/content)\//;
const code = /\.(tsx?|m[jt]s)$/;
const formatted = /\.(tsx?|m[jt]s|json|md|ya?ml|graphql)$/;
const eslint = [tool("eslint", "bin/eslint.js"), "--max-warnings=0"];
const prettier = [
  ...[tool("prettier", "bin/prettier.cjs"), "--check", "--log-level=warn"],
  ...["--ignore-unknown", "--cache", "--cache-location=.local/prettier"],
];
const tsc = [
  ...[tool("typescript", "bin/tsc"), "--noEmit"],
  ...["--incremental", "--tsBuildInfoFile", ".local/types.tsbuildinfo"],
];

/**
 * Content first, for authors, then slow steps first.
 * @type {Step[]}
 */
export const steps = [
  {
    name: "content",
    concerns: /^content\/|^src\/(content|node)\//,
    run: () => counting("scripts/check-content.ts"),
  },
  { name: "build", needs: ["content"], concerns: /^(content|static)\//, run: build },
  { name: "site", needs: ["build"], concerns: /^(content|static)\//, run: site },
  { name: "unit", concerns: RegExp(`${code.source}|${isRead.source}`), run: unit },
  { name: "types", needs: ["build"], concerns: code, run: () => singleCheck(tsc) },
  { name: "lint", needs: ["build"], concerns: code, run: checkFiles(eslint, code) },
  { name: "format", concerns: formatted, run: checkFiles(prettier, formatted) },
  // Runs alone: on a busy machine browsers drop scrolls.
  {
    name: "end-to-end",
    needs: ["build"],
    after: ["site", "unit", "types", "lint", "format"],
    concerns: spec,
    run: endToEnd,
  },
];

/**
 * The steps with these names, in the order of `steps`.
 * @param {string[]} names
 * @throws {Error} that lists all names
 */
export function stepsNamed(names) {
  const unknown = names.filter((name) => !steps.some((step) => step.name === name));
  if (unknown.length === 0) return steps.filter(({ name }) => names.includes(name));
  const known = steps.map(({ name }) => name).join(", ");
  throw new Error(`Unknown step "${unknown.join('", "')}". Available: ${known}.`);
}

/** A step that only says why it is not run. @param {Step} step @param {string} why @returns {Step} */
export const notRun = (step, why) => ({
  ...step,
  run: () => ({ passed: 0, failed: 0, notRun: why }),
});

/**
 * @param {Step} step @param {string[]} [changed]
 * @returns {Promise<Count & { line: string }>} `line`: name, counts and seconds, for a table
 */
export async function runStep({ name, run }, changed) {
  const start = performance.now();
  const counted = (async () => run(changed))();
  const { passed, failed, notRun } = (await counted.catch(logError)) ?? countOf(false);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const counts = `${passed} passed, ${failed} failed (${seconds} s)`;
  const line = `${name.padEnd(14)} ${notRun === undefined ? counts : `not run: ${notRun}`}`;
  return { passed, failed, line };
}
