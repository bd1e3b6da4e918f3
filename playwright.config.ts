import fs from "node:fs";
import { defineConfig, webkit } from "@playwright/test";
import { loginUrl } from "./tests/stand-ins/stand-ins.mjs";
import { firefoxOptions, installedBrowser, testArguments } from "./tests/e2e/support/browsers.mjs";

const firefox = firefoxOptions();
const chromium = {
  browserName: "chromium",
  launchOptions: { executablePath: installedBrowser(), args: testArguments },
} as const;
if (!firefox) console.error("Firefox isn't installed, so its tests won't run.");
// Playwright has no WebKit for some systems, such as Debian. Workers load this file, too.
const hasWebkit = fs.existsSync(webkit.executablePath());
if (!hasWebkit && process.env.TEST_WORKER_INDEX === undefined)
  console.error(
    "WebKit isn't installed, so its tests won't run. To install it: npx playwright install webkit",
  );
if (!fs.existsSync("public/index.html"))
  throw new Error("There's no build yet. Make one with: npm test -- build");
/** The last build has a login. Without one, its tests don't run. */
const hasLogin = loginUrl !== "" && fs.readFileSync("public/index.html", "utf8").includes(loginUrl);
const leftOut = hasLogin ? /@only-firefox/ : /@only-firefox|@login/;
/** What browsers interpret differently. Everything else works the same in each. */
const differs = /@(only-)?firefox/;

/** End-to-end tests against the last build with stand-ins (`npm test -- build`). */
export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "reports/e2e",
  webServer: {
    command: "node --import tsx tests/e2e/serve-site.mjs",
    // Tests read them from SITE, LOGIN and NEWSLETTER.
    wait: { stdout: /site (?<site>\S+) login (?<login>\S+) newsletter (?<newsletter>\S+)/ },
  },
  fullyParallel: true,
  workers: 4,
  forbidOnly: true,
  retries: 0,
  // Slow machines, and a server that is busy with another test's 200 posts.
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: [["line"], ["json", { outputFile: "reports/e2e.json" }]],
  // A trace costs a twentieth of the time: `--trace=retain-on-failure`.
  use: { screenshot: "only-on-failure" },
  projects: [
    { name: "chromium", grepInvert: leftOut, use: chromium },
    {
      name: "touch",
      grep: /@touch/,
      grepInvert: leftOut,
      use: { ...chromium, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    ...(firefox
      ? [
          {
            name: "firefox",
            grep: differs,
            ...(!hasLogin && { grepInvert: /@login/ }),
            use: firefox,
          },
        ]
      : []),
    ...(hasWebkit
      ? [{ name: "webkit", grep: differs, use: { browserName: "webkit" as const } }]
      : []),
  ],
});
