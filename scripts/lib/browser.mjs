/** Finds a browser that Playwright can drive, and gets one where there is none. */
import { execFileSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { runNode, tool } from "./node.mjs";

const names = ["chromium", "google-chrome", "google-chrome-stable", "chromium-browser"];
const applications = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe",
];

/** Arguments with which Chromium runs as root and asks the network for nothing of its own. */
export const chromiumArguments = [
  "--no-sandbox",
  "--disable-quic",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];

/** Path of an installed Chrome or Chromium: `CHROME_PATH`, else on PATH, else where it is usual. */
export function installedBrowser() {
  const folders = (process.env.PATH ?? "").split(path.delimiter);
  const onPath = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [process.env.CHROME_PATH, ...onPath, ...applications].find(
    (file) => file && fs.existsSync(file),
  );
}

/** Path of Playwright's own Chromium, where it has been downloaded. */
async function playwrightBrowser() {
  const { chromium } = await import("@playwright/test");
  const file = chromium.executablePath();
  return fs.existsSync(file) ? file : undefined;
}

/**
 * Path of a browser, downloading or installing one if there is none: Playwright's Chromium,
 * else Debian's when we are root.
 * @throws {Error} one sentence that says what to do, when none can be had
 */
export async function ensureBrowser() {
  const present = installedBrowser() ?? (await playwrightBrowser());
  if (present) return present;
  console.log("No Chrome or Chromium here: downloading Playwright's.");
  runNode([tool("@playwright/test", "cli.js"), "install", "chromium"]);
  const downloaded = await playwrightBrowser();
  if (downloaded) return downloaded;
  if (process.getuid?.() === 0 && fs.existsSync("/usr/bin/apt-get")) {
    console.log("The download failed: installing Debian's chromium.");
    execFileSync("apt-get", ["update"], { stdio: "inherit" });
    execFileSync("apt-get", ["install", "-y", "chromium"], { stdio: "inherit" });
  }
  const installed = installedBrowser();
  if (installed) return installed;
  throw new Error(
    "No browser for the tests: install Chrome or Chromium, or set CHROME_PATH to it.",
  );
}

/**
 * Starts that browser, for a script.
 * @param {string[]} [args] arguments besides the usual ones
 */
export async function launchBrowser(args = []) {
  const executablePath = await ensureBrowser();
  const { chromium } = await import("@playwright/test");
  return chromium.launch({ executablePath, args: [...chromiumArguments, ...args] });
}
