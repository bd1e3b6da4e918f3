/** Finds browsers that Playwright can drive, and installs one if there is none. */
import { execFileSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { chromium, firefox } from "@playwright/test";
import { installedFirefox } from "../../src/workarounds/playwright-browsers.mjs";
import { runNode, tool } from "./node.mjs";

/** @typedef {keyof typeof kinds} Kind */

/** How each is found: an environment variable with its path, its names on PATH, and Debian's package. */
const kinds = {
  chromium: {
    title: "Chrome or Chromium",
    setting: "CHROME_PATH",
    // The headless shell has no windows, which saves a quarter of the processor time.
    names: ["chromium-headless-shell", "chromium", "google-chrome", "google-chrome-stable"],
    package: "chromium-headless-shell",
  },
  firefox: {
    title: "Firefox",
    setting: "FIREFOX_PATH",
    names: ["firefox", "firefox-esr"],
    package: "firefox-esr",
  },
};

/** Chromium's arguments in tests, beside Playwright's own. */
export const testArguments = [
  // The headless shell positions glyphs on subpixels, like Chromium with a window.
  "--font-render-hinting=slight",
  // Otherwise Chromium with a window loads two pages for its omnibox, a third of a test's time.
  "--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup",
];

/** CHROME_PATH or FIREFOX_PATH, else a browser on PATH. @param {Kind} [kind] */
export function installedBrowser(kind = "chromium") {
  const { setting, names } = kinds[kind];
  const folders = (process.env.PATH ?? "").split(path.delimiter);
  const onPath = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [process.env[setting], ...onPath].find((file) => file && fs.existsSync(file));
}

/** Path of Playwright's own browser if it is downloaded. @param {Kind} kind */
function playwrightBrowser(kind) {
  const file = { chromium, firefox }[kind].executablePath();
  return fs.existsSync(file) ? file : undefined;
}

/** @param {Kind} kind */
const presentBrowser = (kind) => installedBrowser(kind) ?? playwrightBrowser(kind);

/**
 * Path of a browser. If there is none, downloads Playwright's or, as root, installs Debian's.
 * @param {Kind} [kind]
 * @throws {Error} with advice
 */
export async function ensureBrowser(kind = "chromium") {
  const present = presentBrowser(kind);
  if (present) return present;
  const { title, setting, package: debian } = kinds[kind];
  console.log(`${title} isn't installed. Downloading Playwright's build …`);
  runNode([tool("@playwright/test", "cli.js"), "install", kind]);
  const downloaded = playwrightBrowser(kind);
  if (downloaded) return downloaded;
  if (process.getuid?.() === 0 && fs.existsSync("/usr/bin/apt-get")) {
    console.log(`The download failed. Installing Debian's ${debian} …`);
    execFileSync("apt-get", ["update"], { stdio: "inherit" });
    execFileSync("apt-get", ["install", "-y", debian], { stdio: "inherit" });
  }
  const installed = installedBrowser(kind);
  if (installed) return installed;
  throw new Error(`Can't run the tests in ${title}. Install it, or set ${setting} to its path.`);
}

/** Playwright's options for Firefox; undefined if it is missing. */
export function firefoxOptions() {
  const file = presentBrowser("firefox");
  if (!file) return undefined;
  const isOwn = file === playwrightBrowser("firefox");
  return {
    browserName: /** @type {const} */ ("firefox"),
    ...(!isOwn && installedFirefox),
    launchOptions: {
      executablePath: file,
      // Playwright loses track of a page that Firefox restores from the back/forward cache.
      firefoxUserPrefs: { "browser.sessionhistory.max_total_viewers": 0 },
    },
  };
}
