import fs from "node:fs/promises";
import { gunzipSync } from "node:zlib";
import type { LookUp } from "./spelling";

/** cspell's American dictionary, and its lists of software terms. */
const english = "@cspell/dict-en_us/en_US.trie.gz";
const software = ["softwareTerms.txt.gz", "software-tools.txt", "computing-acronyms.txt"];

/** How many words get suggestions. Each word takes up to a tenth of a second. */
const suggestionLimit = 10;

/** Looks words up, ignoring case. */
export const lookUp: LookUp = async (words) => {
  const { decodeTrie, parseDictionary } = await import("cspell-trie-lib");
  const dictionary = decodeTrie(await read(english));
  const lists = await Promise.all(
    software.map(async (name) =>
      parseDictionary(await read(`@cspell/dict-software-terms/dict/${name}`)),
    ),
  );
  const isKnown = (word: string) =>
    [dictionary, ...lists].some((some) => some.has(word) || some.has(word.toLowerCase()));
  const unknown = words.filter((word) => !isKnown(word));
  return new Map(
    unknown.map((word, index) => [
      word,
      index < suggestionLimit ? dictionary.suggest(word, { numSuggestions: 3 }).slice(0, 3) : [],
    ]),
  );
};

async function read(file: string): Promise<string> {
  const bytes = await fs.readFile(`node_modules/${file}`);
  return (file.endsWith(".gz") ? gunzipSync(bytes) : bytes).toString();
}
