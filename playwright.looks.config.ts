import { defineConfig } from "@playwright/test";
import site from "./playwright.config";

/** For `npm run looks`: compares screenshots of the last build, in Chromium (docs/decisions/019-tests.md). */
export default defineConfig({
  ...site,
  testDir: "tests/e2e/looks",
  testMatch: "looks.ts",
  outputDir: "reports/looks",
  snapshotPathTemplate: "{testDir}/{arg}{ext}",
  // Detects a slightly different red, or a missing check mark (5 pixels). The default threshold, 0.2, detects neither.
  expect: { timeout: 10_000, toHaveScreenshot: { threshold: 0.02, maxDiffPixels: 2 } },
  reporter: "line",
  projects: site.projects?.slice(0, 1),
});
