/**
 * Checks the last build, file by file: for `npm run build` and `npm run build:local`.
 * `--after-build` lists only files with mistakes, and protects the addresses of a site without any.
 */
import { loadEnv } from "../src/node/load-env";
import { protectAddresses } from "../src/publish/protect-addresses";
import { readSite } from "../src/site/content";
import { checkSite } from "../tests/site-check";

async function main(): Promise<void> {
  // As in the build: SITE_URL changes every absolute URL.
  loadEnv();
  const site = readSite();
  const isAfterBuild = process.argv.includes("--after-build");
  const report = await checkSite("public", site);
  let failed = 0;
  for (const [file, problems] of report) {
    if (problems.length > 0) failed += 1;
    else if (isAfterBuild) continue;
    console.log(`${problems.length > 0 ? "✗" : "✓"} ${file}`);
    for (const problem of problems) console.log(`    ${problem}`);
  }
  const isProtected = isAfterBuild && failed === 0 && protectAddresses(site);
  if (isProtected) console.log(isProtected);
  console.log(`${report.size - failed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}

void main();
