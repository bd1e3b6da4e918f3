/**
 * `npm run content`: checks every content file and prints how to fix each problem. `--add-words` adds every unknown word to
 * the list of words first.
 */
import fs from "node:fs";
import { checkContent, ofKind, printProblems } from "../plugins/gatsby-source-typed-content";
import { siteContent } from "../src/site/content";
import { brokenImages } from "../src/images/broken-images";

const alphabetically = (a: string, b: string) => a.localeCompare(b, "en");
const lowercase = (word: string) => word.toLowerCase();
/** Each word once. Of Webhooks and webhooks, it's the latter. */
const distinct = (words: string[]): string[] =>
  words
    .sort(alphabetically)
    .filter((word, index, all) => all.map(lowercase).indexOf(lowercase(word)) === index);

/** Adds words to the list, whatever else is wrong with the content. */
async function addWords(): Promise<void> {
  const { entries, unknownWords } = await checkContent(siteContent);
  const [list] = ofKind(entries, "words");
  const { words: known = [] } = (list?.data ?? {}) as { words?: string[] };
  if (list?.fault ?? !Array.isArray(known))
    throw new Error("content/words.json can't be read. Fix it first.");
  const added = distinct(unknownWords);
  const words = [...known, ...added].sort(alphabetically);
  fs.writeFileSync("content/words.json", `${JSON.stringify({ words }, null, 2)}\n`);
  console.log(added.length > 0 ? `Added ${added.join(", ")}` : "There are no unknown words.");
}

async function main(): Promise<void> {
  if (process.argv.includes("--add-words")) await addWords();
  const { entries, problems } = await checkContent(siteContent, await brokenImages());
  printProblems(problems);

  const filesWith = (severity?: "warning") =>
    new Set(problems.filter((one) => one.severity === severity).map(({ file }) => file)).size;
  const broken = filesWith();
  const warned = filesWith("warning");
  if (warned > 0) console.log(`Files with warnings: ${warned}`);
  // `npm test` reads the last line. A warning isn't a failure there.
  console.log(`${entries.length - broken} passed, ${broken} failed`);
  process.exitCode = broken > 0 ? 1 : 0;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
