import fs from "node:fs";
import { defineConfig, webkit } from "@playwright/test";
import { loginUrl } from "./tests/stand-ins/stand-ins.mjs";
import {
  chromiumArguments,
  firefoxOptions,
  installedBrowser,
} from "./tests/e2e/support/browsers.mjs";

const firefox = firefoxOptions();
const chromium = {
  browserName: "chromium",
  launchOptions: { executablePath: installedBrowser(), args: chromiumArguments },
} as const;
if (!firefox) console.error("Firefox isn't installed, so its tests won't run.");
// Playwright has no WebKit for some systems, such as Debian. Workers load this file, too, and don't warn again.
const hasWebkit = fs.existsSync(webkit.executablePath());
if (!hasWebkit && process.env.TEST_WORKER_INDEX === undefined)
  console.error(
    "WebKit isn't installed, so its tests won't run. To install it: npx playwright install webkit",
  );
if (!fs.existsSync("public/index.html"))
  throw new Error("There's no build yet. Make one with: npm test -- build");
/** Whether the last build has a login. If not, its tests don't run. */
const hasLogin = loginUrl !== "" && fs.readFileSync("public/index.html", "utf8").includes(loginUrl);
const excluded = hasLogin ? /@only-firefox/ : /@only-firefox|@login/;
/** Tests of what browsers implement differently. All others only run in Chromium. */
const crossBrowser = /@(only-)?firefox/;

/** End-to-end tests against the last build with stand-ins (`npm test -- build`). */
export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "reports/e2e",
  webServer: {
    command: "node --import tsx tests/e2e/serve-site.mjs",
    // Sets SITE, LOGIN and NEWSLETTER for the tests.
    wait: { stdout: /site (?<site>\S+) login (?<login>\S+) newsletter (?<newsletter>\S+)/ },
  },
  fullyParallel: true,
  workers: 4,
  forbidOnly: true,
  retries: 0,
  // For slow and busy machines.
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: [["line"], ["json", { outputFile: "reports/e2e.json" }]],
  // Traces take 5 % more time. If you need them: `--trace=retain-on-failure`.
  use: { screenshot: "only-on-failure" },
  projects: [
    { name: "chromium", grepInvert: excluded, use: chromium },
    {
      name: "touch",
      grep: /@touch/,
      grepInvert: excluded,
      use: { ...chromium, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    ...(firefox
      ? [
          {
            name: "firefox",
            grep: crossBrowser,
            ...(!hasLogin && { grepInvert: /@login/ }),
            use: firefox,
          },
        ]
      : []),
    ...(hasWebkit
      ? [{ name: "webkit", grep: crossBrowser, use: { browserName: "webkit" as const } }]
      : []),
  ],
});
