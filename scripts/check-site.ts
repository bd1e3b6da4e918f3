/** Checks the last build, file by file: for `npm run build:local`. */
import { loadEnv } from "../src/node/load-env";
import { readSite } from "../src/site/content";
import { checkSite } from "../tests/site-check";

async function main(): Promise<void> {
  // As in the build: SITE_URL changes every absolute URL.
  loadEnv();
  const report = await checkSite("public", readSite());
  let failed = 0;
  for (const [file, problems] of report) {
    if (problems.length > 0) failed += 1;
    console.log(`${problems.length > 0 ? "✗" : "✓"} ${file}`);
    for (const problem of problems) console.log(`    ${problem}`);
  }
  console.log(`${report.size - failed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}

void main();
