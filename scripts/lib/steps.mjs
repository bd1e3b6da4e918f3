/** The steps of `npm test`, in order. Each counts what passed and what failed. */
import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { standInEnv } from "../../dev/stand-ins.mjs";
import { ensureBrowser } from "./browser.mjs";
import { ensureBuilt } from "./build.mjs";

/** Where the runners write what `npm test` counts. */
fs.mkdirSync("reports", { recursive: true });

const bin = (name, file) => path.join("node_modules", name, file);

/** Runs a Node program of a package; its output goes to the terminal unless it is captured. */
function node(args, { capture = false, env = {} } = {}) {
  return spawnSync(process.execPath, args, {
    stdio: ["ignore", capture ? "pipe" : "inherit", "inherit"],
    encoding: "utf8",
    env: { ...process.env, ...env },
    maxBuffer: 64 * 1024 * 1024,
  });
}

/** A program that passes or fails as a whole. */
const whole = (args) => () => {
  const failed = node(args).status === 0 ? 0 : 1;
  return { passed: 1 - failed, failed };
};

/** A program whose last line is `N passed, N failed`. */
const counting = (args) => () => {
  const { status, stdout } = node(args, { capture: true });
  process.stdout.write(stdout);
  const [, passed, failed] = /(\d+) passed, (\d+) failed\s*$/.exec(stdout) ?? [];
  const failures = Number(failed ?? 1);
  return { passed: Number(passed ?? 0), failed: status === 0 ? failures : Math.max(1, failures) };
};

function unit() {
  const report = path.join("reports", "unit.json");
  fs.rmSync(report, { force: true });
  node([bin("jest", "bin/jest.js"), "--json", `--outputFile=${report}`]);
  if (!fs.existsSync(report)) return { passed: 0, failed: 1 };
  const { numPassedTests, numFailedTests, numFailedTestSuites, success } = JSON.parse(
    fs.readFileSync(report, "utf8"),
  );
  // A suite that cannot be loaded has no failed test, and is a failure all the same.
  const failed = success ? 0 : Math.max(1, numFailedTests, numFailedTestSuites);
  return { passed: numPassedTests, failed };
}

/** Always builds, for the stand-ins: what is tested is what these sources make. */
const build = () =>
  ensureBuilt({
    always: true,
    env: { ...standInEnv(), GATSBY_API_HOST: "", GATSBY_API_SECRET: "" },
  })
    ? { passed: 1, failed: 0 }
    : { passed: 0, failed: 1 };

async function endToEnd() {
  const report = path.join("reports", "e2e.json");
  fs.rmSync(report, { force: true });
  try {
    const executable = await ensureBrowser();
    node([bin("@playwright/test", "cli.js"), "test"], {
      env: { CHROME_PATH: executable, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    });
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
  if (!fs.existsSync(report)) return { passed: 0, failed: 1 };
  const { stats, errors } = JSON.parse(fs.readFileSync(report, "utf8"));
  // A skipped or flaky test has not passed.
  const failed = stats.unexpected + stats.flaky + stats.skipped + errors.length;
  return { passed: stats.expected, failed: stats.expected + failed === 0 ? 1 : failed };
}

export const steps = [
  { name: "types", run: whole([bin("typescript", "bin/tsc"), "--noEmit"]) },
  { name: "lint", run: whole([bin("eslint", "bin/eslint.js"), "--max-warnings=0", "."]) },
  {
    name: "format",
    run: whole([bin("prettier", "bin/prettier.cjs"), "--check", "--log-level=warn", "."]),
  },
  { name: "content", run: counting([bin("tsx", "dist/cli.mjs"), "scripts/check-content.ts"]) },
  { name: "unit", run: unit },
  { name: "build", run: build },
  { name: "end-to-end", run: endToEnd },
];
