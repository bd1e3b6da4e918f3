/**
 * Installs what's missing in a fresh clone or after the lockfile has changed: packages, and browsers for the tests with the
 * argument `browsers`. Runs before any package is installed, so it needs only Node.
 */
import { spawnSync } from "node:child_process";
import fs from "node:fs";

/**
 * @param {string} file a lockfile
 * @returns {Record<string, { version?: string, optional?: true }>} packages by path, without the project itself
 */
function packagesIn(file) {
  if (!fs.existsSync(file)) return {};
  const { packages } = JSON.parse(fs.readFileSync(file, "utf8"));
  delete packages[""];
  return packages;
}

const locked = packagesIn("package-lock.json");
// npm's own list of what it has installed. Optional packages may be for other platforms.
const installed = packagesIn("node_modules/.package-lock.json");
const isComplete = Object.entries(locked).every(
  ([name, { version, optional }]) => optional || installed[name]?.version === version,
);
if (!isComplete || Object.keys(installed).some((name) => !locked[name])) {
  console.log("Installing packages from package-lock.json …");
  const { status } = spawnSync("npm ci --no-audit --no-fund --loglevel=error", {
    shell: true,
    stdio: ["ignore", "ignore", "inherit"],
  });
  if (status !== 0) {
    console.error(
      "Couldn't install the packages. Check your connection, or run `npm ci` to see the whole error.",
    );
    process.exit(1);
  }
}

if (process.argv.includes("browsers")) {
  const { ensureBrowser } = await import("../tests/e2e/support/browsers.mjs");
  await ensureBrowser("chromium");
  await ensureBrowser("firefox");
}
