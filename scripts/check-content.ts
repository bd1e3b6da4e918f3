/**
 * `npm run content`: checks every content file and prints how to fix each problem. `--add-words` adds every unknown word to
 * the list of words.
 */
import fs from "node:fs";
import {
  annotationsOf,
  checkWords,
  formatProblems,
  inOrder,
  isError,
  ofKind,
} from "../plugins/gatsby-source-typed-content";
import type { Entry, Problem } from "../plugins/gatsby-source-typed-content";
import { readContent, siteContent } from "../src/site/content";
import { brokenImages } from "../src/images/broken-images";

const alphabetically = (a: string, b: string) => a.localeCompare(b, "en");
const lowercase = (word: string) => word.toLowerCase();
/** Each word once. Of Webhooks and webhooks, it's the latter. */
const distinct = (words: string[]): string[] =>
  words
    .sort(alphabetically)
    .filter((word, index, all) => all.map(lowercase).indexOf(lowercase(word)) === index);
const filesWith = (some: Problem[]): number => new Set(some.map(({ file }) => file)).size;

/** Adds words to the list, whatever else is wrong with the content. */
function addWords(entries: Entry[], unknown: string[]): void {
  const [list] = ofKind(entries, "words");
  const { words: known = [] } = (list?.data ?? {}) as { words?: string[] };
  if (list?.fault ?? !Array.isArray(known))
    throw new Error("content/words.json can't be read. Fix it first.");
  const added = distinct(unknown);
  const words = [...known, ...added].sort(alphabetically);
  fs.writeFileSync("content/words.json", `${JSON.stringify({ words }, null, 2)}\n`);
  console.log(added.length > 0 ? `Added ${added.join(", ")}` : "There are no unknown words.");
}

async function main(): Promise<void> {
  const { entries, problems } = readContent();
  const found = inOrder([...problems, ...(await brokenImages())]);
  const { unknown, problems: aboutWords } = await checkWords(siteContent, entries);
  const addsWords = process.argv.includes("--add-words");
  const all = addsWords ? found : [...found, ...aboutWords];
  if (all.length > 0) console.error(formatProblems(all));
  if (process.env.GITHUB_ACTIONS) for (const line of annotationsOf(all)) console.log(line);
  if (addsWords) addWords(entries, unknown);

  const broken = filesWith(all.filter(isError));
  const warned = filesWith(all.filter((problem) => !isError(problem)));
  if (warned > 0) console.log(`Files with warnings: ${warned}`);
  // `npm test` reads the last line. A warning isn't a failure there.
  console.log(`${entries.length - broken} passed, ${broken} failed`);
  process.exitCode = broken > 0 ? 1 : 0;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
