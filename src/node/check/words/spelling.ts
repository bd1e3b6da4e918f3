import { ofKind } from "../../content/entry";
import type { Entry } from "../../content/entry";
import { reportInto } from "../../content/problem";
import type { Problem } from "../../content/problem";
import { directive } from "../../schema/schema";
import { longTexts } from "../text";
import { valuesOf } from "../walk";
import type { Value } from "../walk";
import { passagesOf, warnAt } from "./passages";

/** Finds words that a dictionary lacks, each with words that are like it, the likeliest first. */
export type LookUp = (words: string[]) => Promise<Map<string, string[]>>;

/** Letters that are no word of a language, or too few to judge. */
const notWords = [
  // Placeholders, addresses, paths, hosts.
  /\{[^}]*\}/g,
  /\w+:\/\/\S+|\S+@\S+|(?<!\S)[.~]*\/\S+/g,
  /[\w-]+(?:\.[\w-]+)+/g,
  // What has a digit, names of code.
  /[\p{L}\p{N}_]*[\p{N}_][\p{L}\p{N}_]*/gu,
  /\p{L}*\p{Ll}\p{Lu}\p{L}*/gu,
  // Abbreviations; short parts of compounds, like the end of add-ons.
  /(?<!\p{L})\p{Lu}{1,5}s?(?![\p{L}'’])/gu,
  /(?<!\p{L})\p{L}{1,3}(?=-)|(?<=-)\p{L}{1,3}(?!\p{L})/gu,
];
const word = /\p{L}[\p{L}\p{M}]*(?:['’]\p{L}+)*/gu;

/** Words with their places; of a compound its parts. */
function wordsIn(text: string): { word: string; index: number }[] {
  const blank = (some: string) => " ".repeat(some.length);
  const plain = notWords.reduce((rest, some) => rest.replace(some, blank), text);
  return [...plain.matchAll(word)].map(({ 0: found, index }) => {
    const bare = found.replaceAll("’", "'").replace(/'s$/, "");
    return { word: bare, index };
  });
}

/** The words of `content/words.json`, and of names: product, people, other tools. In small letters. */
function ownWords(entries: Entry[], values: Value[]): Set<string> {
  const names = values.filter(({ field }) => directive(field, "proper"));
  const listed = ofKind(entries, "words").flatMap(({ data }) => data.words);
  const all = [...names.map(({ value }) => value), ...listed].map((some) => String(some));
  return new Set(all.flatMap((some) => some.toLowerCase().match(word) ?? []));
}

/** Words of the content that neither the dictionary nor the content itself knows, each place with a warning. */
export async function misspellings(
  entries: Entry[],
  lookUp: LookUp,
): Promise<{ word: string; problem: Problem }[]> {
  const values = valuesOf(entries);
  const own = ownWords(entries, values);
  const places = passagesOf(values, longTexts(entries)).flatMap((passage) =>
    wordsIn(passage.text)
      .filter((each) => !own.has(each.word.toLowerCase()))
      .map((each) => ({ ...each, passage })),
  );
  const unknown = await lookUp([...new Set(places.map((place) => place.word))]);
  return places.flatMap(({ word, index, passage }) => {
    const like = unknown.get(word);
    if (!like) return [];
    const meant = like.length > 0 ? ` Did you mean "${like.join('" or "')}"?` : "";
    const message = `says "${word}", which no dictionary has.${meant} If it is right, run: npm run content -- --add-words`;
    const problems: Problem[] = [];
    warnAt(reportInto(problems), passage, index, message);
    return problems.map((problem) => ({ word, problem }));
  });
}
