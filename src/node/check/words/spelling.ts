import { ofKind } from "../../content/entry";
import type { Entry } from "../../content/entry";
import type { Problem } from "../../content/problem";
import { clip } from "../../content/quote";
import { directive } from "../../schema/schema";
import { longTexts } from "../text";
import { valuesOf } from "../walk";
import type { Value } from "../walk";
import { lineAt, passagesOf } from "./passages";

/** Finds words that aren't in a dictionary, each with similar words, the most likely first. */
export type LookUp = (words: string[]) => Promise<Map<string, string[]>>;

/** Letters that don't make up a word, or are too few to judge. */
const notWords = [
  // Placeholders, addresses, paths, hosts.
  /\{[^}]*\}/g,
  /\w+:\/\/\S+|\S+@\S+|(?<!\S)[.~]*\/\S+/g,
  /[\w-]+(?:\.[\w-]+)+/g,
  // Anything with a digit, and names in code.
  /[\p{L}\p{N}_]*[\p{N}_][\p{L}\p{N}_]*/gu,
  /\p{L}*\p{Ll}\p{Lu}\p{L}*/gu,
  // Abbreviations; short parts of compounds, like the end of add-ons.
  /(?<!\p{L})\p{Lu}{1,5}s?(?![\p{L}'’])/gu,
  /(?<!\p{L})\p{L}{1,3}(?=-)|(?<=-)\p{L}{1,3}(?!\p{L})/gu,
];
const word = /\p{L}[\p{L}\p{M}]*(?:['’]\p{L}+)*/gu;

/** Words with their positions. Compounds are split into their parts. */
function wordsIn(text: string): { word: string; index: number }[] {
  const blank = (some: string) => " ".repeat(some.length);
  const plain = notWords.reduce((rest, some) => rest.replace(some, blank), text);
  return [...plain.matchAll(word)].map(({ 0: found, index }) => {
    const bare = found.replaceAll("’", "'").replace(/'s$/, "");
    return { word: bare, index };
  });
}

/** The words of `content/words.json`, and of names: product, people, other tools. In lowercase. */
function ownWords(entries: Entry[], values: Value[]): Set<string> {
  const names = values.filter(({ field }) => directive(field, "proper"));
  const listed = ofKind(entries, "words").flatMap(({ data }) => data.words);
  const all = [...names.map(({ value }) => value), ...listed].map((some) => String(some));
  return new Set(all.flatMap((some) => some.toLowerCase().match(word) ?? []));
}

/** The unknown words of a file, each once and in the order of the file. */
interface Unknown {
  entry: Entry;
  words: { word: string; line: number | undefined; like: string[] }[];
}

/** Words that neither the dictionary nor the content itself knows, by file. */
export async function unknownWords(entries: Entry[], lookUp: LookUp): Promise<Unknown[]> {
  const values = valuesOf(entries);
  const own = ownWords(entries, values);
  const places = passagesOf(values, longTexts(entries)).flatMap((passage) =>
    wordsIn(passage.text)
      .filter(({ word }) => !own.has(word.toLowerCase()))
      .map(({ word, index }) => ({ word, index, passage })),
  );
  const unknown = await lookUp([...new Set(places.map(({ word }) => word))]);
  return entries.flatMap((entry) => {
    const words = new Map<string, Unknown["words"][0]>();
    for (const { word, index, passage } of places) {
      const like = unknown.get(word);
      if (like && passage.entry === entry && !words.has(word))
        words.set(word, { word, like, line: lineAt(passage, index) });
    }
    const inOrder = [...words.values()].sort((a, b) => (a.line ?? 0) - (b.line ?? 0));
    return words.size > 0 ? [{ entry, words: inOrder }] : [];
  });
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
