import { defineConfig } from "@playwright/test";
import site from "./playwright.config";

/** For `npm run looks`: compares screenshots of the last build, in Chromium (docs/decisions/019-tests.md). */
export default defineConfig({
  ...site,
  testDir: "tests/looks",
  outputDir: "reports/looks",
  snapshotPathTemplate: "{testDir}/{arg}{ext}",
  // Sees a button of a slightly other red, and a hidden check mark (5 pixels); the usual threshold, 0.2, sees neither.
  expect: { timeout: 10_000, toHaveScreenshot: { threshold: 0.02, maxDiffPixels: 2 } },
  reporter: "line",
  projects: site.projects?.slice(0, 1),
});
