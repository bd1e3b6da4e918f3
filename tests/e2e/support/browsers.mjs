/** Finds browsers that Playwright can drive, and installs one if there is none. */
import { execFileSync, spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { chromium, firefox } from "@playwright/test";
import { installedFirefox } from "../../../src/lib/workarounds/playwright-browsers.mjs";

/** @typedef {keyof typeof kinds} Kind */

/**
 * Where each comes from: an environment variable with its path, Playwright's build, or Debian's package of this name.
 * Chromium is the whole browser, never the headless shell, so that everybody tests with what visitors have.
 */
const kinds = {
  chromium: {
    title: "Chromium",
    type: chromium,
    setting: "CHROME_PATH",
    install: ["chromium", "--no-shell"],
    names: ["chromium"],
    package: "chromium",
  },
  firefox: {
    title: "Firefox",
    type: firefox,
    setting: "FIREFOX_PATH",
    install: ["firefox"],
    names: ["firefox", "firefox-esr"],
    package: "firefox-esr",
  },
};

/** Chromium's arguments in tests, beside Playwright's own: it loads no pages for its omnibox, a third of a test's time. */
export const testArguments = ["--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup"];

/** Path of the browser that tests use; undefined if there is none. @param {Kind} [kind] */
export function installedBrowser(kind = "chromium") {
  const { type, setting, names } = kinds[kind];
  const folders = (process.env.PATH ?? "").split(path.delimiter);
  const onPath = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  const files = [process.env[setting], type.executablePath(), ...onPath];
  return files.find((file) => file && fs.existsSync(file));
}

/**
 * Path of the browser that tests use. If there is none, downloads Playwright's or, as root, installs Debian's.
 * @param {Kind} [kind]
 * @throws {Error} with advice
 */
export async function ensureBrowser(kind = "chromium") {
  const present = installedBrowser(kind);
  if (present) return present;
  const { title, setting, install, package: debian } = kinds[kind];
  console.log(`${title} isn't installed. Downloading Playwright's build …`);
  spawnSync(process.execPath, ["node_modules/@playwright/test/cli.js", "install", ...install], {
    stdio: ["ignore", "inherit", "inherit"],
  });
  if (!installedBrowser(kind) && process.getuid?.() === 0 && fs.existsSync("/usr/bin/apt-get")) {
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
  const file = installedBrowser("firefox");
  if (!file) return undefined;
  const isOwn = file === firefox.executablePath();
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
