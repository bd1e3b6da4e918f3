import { defineConfig } from "@playwright/test";
import { chromiumArguments, installedBrowser } from "./scripts/lib/browser.mjs";

/** End-to-end tests against the site that was built last. `scripts/test.mjs` sets CHROME_PATH. */
export default defineConfig({
  testDir: "e2e",
  outputDir: "reports/e2e",
  globalSetup: "./e2e/global-setup.ts",
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  // Slow machines, and a server that is busy with another test's 200 posts.
  timeout: 90_000,
  reporter: [
    ["line"],
    ["json", { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ?? "reports/e2e.json" }],
  ],
  use: {
    browserName: "chromium",
    launchOptions: { executablePath: installedBrowser(), args: chromiumArguments },
    trace: "retain-on-failure",
  },
});
