/**
 * `npm run content`: checks every content file and prints how to fix each problem. Spelling and Markdown are checked by tools
 * with settings in `content/`; what they find are warnings.
 */
import { execFile } from "node:child_process";
import { checkContent, isError, printProblems } from "../plugins/gatsby-source-typed-content";
import { siteContent } from "../src/content/content";

/** What a tool prints. Its exit code says no more. */
const outputOf = (...command: string[]): Promise<{ stdout: string; stderr: string }> =>
  new Promise((resolve) => {
    execFile(process.execPath, command, (_fault, stdout, stderr) => resolve({ stdout, stderr }));
  });

async function main(): Promise<void> {
  const [spelling, markdown, reading] = await Promise.all([
    outputOf(
      ...["node_modules/cspell/bin.mjs", "--no-progress", "--no-summary"],
      "content/**/*.{json,md}",
    ),
    outputOf("node_modules/markdownlint-cli2/markdownlint-cli2-bin.mjs", "content/**/*.md"),
    checkContent(siteContent),
  ]);
  const unknown = spelling.stdout + spelling.stderr;
  if (unknown) console.error(`${unknown}\nAdd words that are right to content/.cspell.yaml.\n`);
  // It prints its version to the other stream.
  if (markdown.stderr) console.error(markdown.stderr);
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
