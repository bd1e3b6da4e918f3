import path from "node:path";
import type { CSpellUserSettings } from "cspell-lib";
import type { Entry } from "../../reader/entry";
import type { Problem } from "../../reader/problem";
import { clip } from "../../reader/quote";
import { lineAt } from "./passages";
import type { Passage } from "./passages";

const inPackages = (file: string) => path.resolve("node_modules/@cspell", file);

/** cspell's American dictionary, and its lists of software terms. */
const dictionaryDefinitions = [
  { name: "english", path: inPackages("dict-en_us/en_US.trie.gz") },
  ...["softwareTerms.txt.gz", "software-tools.txt", "computing-acronyms.txt"].map((name) => ({
    ...{ name, path: inPackages(`dict-software-terms/dict/${name}`) },
  })),
];

/** Placeholders, addresses, file names, anything with a digit, and abbreviations. */
const ignoreRegExpList = [/\{[^}]*\}/g, /\S*(?:\d|[@/._]\w)\S*/g, /\b[A-Z]{2,6}s?\b/g];

/** How many words get suggestions. Each word takes up to a tenth of a second. */
const suggestionLimit = 10;

/** The unknown words of a file, each once and in the order of the file. */
interface Unknown {
  entry: Entry;
  words: { word: string; line: number | undefined; like: string[] }[];
}

/** Words that neither the dictionary nor the content itself knows, by file. */
export async function unknownWords(
  known: string[],
  entries: Entry[],
  passages: Passage[],
): Promise<Unknown[]> {
  const { spellCheckDocument, suggestionsForWord } = await import("cspell-lib");
  const settings: CSpellUserSettings = {
    ...{ dictionaryDefinitions, ignoreRegExpList, loadDefaultConfiguration: false },
    dictionaries: dictionaryDefinitions.map(({ name }) => name),
    words: known,
    // Every word, as long as it's new.
    ...{ maxNumberOfProblems: Infinity, maxDuplicateProblems: 1 },
  };
  const options = { includeDefaultConfig: false, numSuggestions: 3, includeTies: false };
  let room = suggestionLimit;
  const found: Unknown[] = [];
  for (const entry of entries) {
    let length = 0;
    const parts = passages
      .filter((passage) => passage.entry === entry)
      .map((passage) => {
        const start = length;
        length += passage.text.length + 1;
        return { passage, start };
      });
    const document = {
      ...{ uri: `file:///${entry.file}`, languageId: "plaintext" },
      text: parts.map(({ passage }) => passage.text.replaceAll("’", "'")).join("\n"),
    };
    const { issues } = await spellCheckDocument(document, { noConfigSearch: true }, settings);
    const words: Unknown["words"] = [];
    for (const { text: word, offset } of issues) {
      const part = parts.findLast(({ start }) => start <= offset);
      const line = part && lineAt(part.passage, offset - part.start);
      room -= 1;
      const { suggestions } =
        room >= 0 ? await suggestionsForWord(word, options, settings) : { suggestions: [] };
      words.push({ word, line, like: suggestions.map((suggestion) => suggestion.word) });
    }
    const inOrder = words.sort((a, b) => (a.line ?? 0) - (b.line ?? 0));
    if (words.length > 0) found.push({ entry, words: inOrder });
  }
  return found;
}

/** A warning for each file with unknown words. */
export const misspellings = (unknown: Unknown[]): Problem[] =>
  unknown.map(({ entry: { file }, words }) => {
    const all = words.map(({ word, line, like }) => {
      const meant = like.map((some) => `"${some}"?`);
      const notes = [...(line ? [`line ${line}`] : []), ...meant];
      return notes.length > 0 ? `${clip(word)} (${notes.join(", ")})` : clip(word);
    });
    const message = `aren't in the dictionary: ${all.join(", ")}. If they're spelled correctly, run: npm run content -- --add-words`;
    return { file, line: words[0]?.line, field: "words", message, severity: "warning" };
  });
