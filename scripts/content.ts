/**
 * `npm run content`: checks every content file and prints how to fix each problem. cspell and markdownlint check spelling and
 * Markdown, with settings in `content/`; their findings are warnings.
 */
import { execFile } from "node:child_process";
import { checkContent, isError, printProblems } from "../plugins/gatsby-source-typed-content";
import { siteContent } from "../src/content/content";

/** Output of a tool. Its exit code doesn't matter, since findings are only warnings. */
const outputOf = (...command: string[]): Promise<{ stdout: string; stderr: string }> =>
  new Promise((resolve) => {
    execFile(process.execPath, command, (_error, stdout, stderr) => resolve({ stdout, stderr }));
  });

async function main(): Promise<void> {
  const [spelling, markdown, result] = await Promise.all([
    outputOf(
      ...["node_modules/cspell/bin.mjs", "--no-progress", "--no-summary"],
      "content/**/*.{json,md}",
    ),
    outputOf("node_modules/markdownlint-cli2/markdownlint-cli2-bin.mjs", "content/**/*.md"),
    checkContent(siteContent),
  ]);
  const misspelled = spelling.stdout + spelling.stderr;
  if (misspelled) console.error(`${misspelled}\nAdd correct words to content/.cspell.yaml.\n`);
  // Its stdout only has its version and the number of files.
  if (markdown.stderr) console.error(markdown.stderr);
  printProblems(result);

  const filesWith = (problems: { file: string }[]) => new Set(problems.map(({ file }) => file));
  const broken = filesWith(result.problems.filter(isError));
  const passed = result.entries.filter(({ file }) => !broken.has(file));
  console.log(`${passed.length} passed, ${broken.size} failed`);
  process.exitCode = broken.size > 0 ? 1 : 0;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
