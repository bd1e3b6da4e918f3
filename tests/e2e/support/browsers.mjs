/** Finds the browsers for tests, and installs missing ones. */
import { execFileSync, spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { chromium, firefox } from "@playwright/test";
import { installedFirefox } from "../../../src/lib/workarounds/playwright-browsers.mjs";

/** @typedef {keyof typeof browsers} BrowserName */

/**
 * Sources of each browser: an environment variable with its path, Playwright's build, or a Debian package. Chromium is the
 * full browser, never the headless shell, because visitors have the full browser.
 */
const browsers = {
  chromium: {
    title: "Chromium",
    type: chromium,
    setting: "CHROME_PATH",
    install: ["chromium", "--no-shell"],
    commands: ["chromium"],
    package: "chromium",
  },
  firefox: {
    title: "Firefox",
    type: firefox,
    setting: "FIREFOX_PATH",
    install: ["firefox"],
    commands: ["firefox", "firefox-esr"],
    package: "firefox-esr",
  },
};

/** Arguments that keep Chromium from loading pages for its address bar, which takes a third of a test's time. */
export const chromiumArguments = ["--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup"];

/** Path of the browser for tests; undefined if it isn't installed. @param {BrowserName} [name] */
export function installedBrowser(name = "chromium") {
  const { type, setting, commands } = browsers[name];
  const folders = (process.env.PATH ?? "").split(path.delimiter);
  const onPath = commands.flatMap((command) => folders.map((folder) => path.join(folder, command)));
  const files = [process.env[setting], type.executablePath(), ...onPath];
  return files.find((file) => file && fs.existsSync(file));
}

/**
 * Path of the browser for tests. If it isn't installed, downloads Playwright's build or, as root, installs Debian's package.
 * @param {BrowserName} [name]
 * @throws with advice
 */
export async function ensureBrowser(name = "chromium") {
  const existing = installedBrowser(name);
  if (existing) return existing;
  const { title, setting, install, package: debian } = browsers[name];
  console.log(`${title} isn't installed. Downloading Playwright's build …`);
  spawnSync(process.execPath, ["node_modules/@playwright/test/cli.js", "install", ...install], {
    stdio: ["ignore", "inherit", "inherit"],
  });
  if (!installedBrowser(name) && process.getuid?.() === 0 && fs.existsSync("/usr/bin/apt-get")) {
    console.log(`The download failed. Installing Debian's ${debian} …`);
    execFileSync("apt-get", ["update"], { stdio: "inherit" });
    execFileSync("apt-get", ["install", "-y", debian], { stdio: "inherit" });
  }
  const installed = installedBrowser(name);
  if (installed) return installed;
  throw new Error(`Can't run the tests in ${title}. Install it, or set ${setting} to its path.`);
}

/** Playwright's options for Firefox; undefined if it isn't installed. */
export function firefoxOptions() {
  const file = installedBrowser("firefox");
  if (!file) return undefined;
  const isPlaywrightBuild = file === firefox.executablePath();
  return {
    browserName: /** @type {const} */ ("firefox"),
    ...(!isPlaywrightBuild && installedFirefox),
    launchOptions: {
      executablePath: file,
      // Playwright loses track of a page that Firefox restores from the back/forward cache.
      firefoxUserPrefs: { "browser.sessionhistory.max_total_viewers": 0 },
    },
  };
}
