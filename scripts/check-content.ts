/** `npm run content`: checks every content file and prints how to fix each problem. */
import { checkContent, isError, printProblems } from "../plugins/gatsby-source-typed-content";
import { siteContent } from "../src/site/content";

async function main(): Promise<void> {
  const reading = await checkContent(siteContent);
  printProblems(reading);
  const filesWith = (problems: { file: string }[]) => new Set(problems.map(({ file }) => file));
  const broken = filesWith(reading.problems.filter(isError));
  const passed = reading.entries.filter(({ file }) => !broken.has(file));
  // `npm test` reads the last line. A warning isn't a failure there.
  console.log(`${passed.length} passed, ${broken.size} failed`);
  process.exitCode = broken.size > 0 ? 1 : 0;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
