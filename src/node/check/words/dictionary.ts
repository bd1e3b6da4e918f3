import { createHash } from "node:crypto";
import fs from "node:fs";
import { writeWhole } from "../../write-whole";
import type { LookUp } from "./spelling";

/** Dictionaries for a site's locale. Other languages than English have none in the package. */
const ofLocale: Record<string, string> = { en_US: "en_us", en_GB: "en-gb" };
const ofAll = ["softwareTerms", "software-tools", "companies", "computing-acronyms"];
/** How many words of a run get suggestions: each takes a tenth of a second. */
const most = 10;

/** What is known of words: null for a word that a dictionary has, else suggestions. */
interface Memory {
  key: string;
  words: Record<string, string[] | null>;
}

/**
 * Looks up words in the dictionaries of a locale, like en_US. Remembers its answers in a file: loading the dictionaries
 * takes a second.
 */
export const lookUpIn =
  (locale: string, file = ".local/spelling.json"): LookUp =>
  async (words) => {
    const own = ofLocale[locale];
    if (!own) return new Map();
    const lock = fs.readFileSync("package-lock.json");
    const names = [own, ...ofAll];
    const key = `${names.join(" ")} ${createHash("sha256").update(lock).digest("hex")}`;
    const known = remembered(file, key);
    const missing = words.filter((word) => known.words[word] === undefined);
    const found = missing.length > 0 ? await ask(names, missing) : {};
    const answers = words.map((word) => [word, known.words[word] ?? found[word] ?? null] as const);
    if (missing.length > 0)
      await writeWhole(file, JSON.stringify({ key, words: Object.fromEntries(answers) }));
    return new Map(answers.flatMap(([word, meant]) => (meant ? [[word, meant]] : [])));
  };

function remembered(file: string, key: string): Memory {
  if (!fs.existsSync(file)) return { key, words: {} };
  const memory = JSON.parse(fs.readFileSync(file, "utf8")) as Memory;
  return memory.key === key ? memory : { key, words: {} };
}

/** Suggestions for the words that the dictionaries lack. */
async function ask(names: string[], words: string[]): Promise<Memory["words"]> {
  const cspell = await import("cspell-lib");
  const settings = { ...(await cspell.getDefaultBundledSettingsAsync()), dictionaries: names };
  const dictionary = await cspell.getDictionary(cspell.finalizeSettings(settings));
  const unknown = words.filter((word) => !dictionary.has(word, { ignoreCase: true }));
  const suggest = (word: string) => {
    const meant = dictionary.suggest(word, { numSuggestions: 4, ignoreCase: true });
    return [...new Set(meant.map((each) => each.word.toLowerCase()))].slice(0, 2);
  };
  return Object.fromEntries(
    unknown.map((word, index) => [word, index < most ? suggest(word) : []]),
  );
}
