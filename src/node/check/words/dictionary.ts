import { remembered } from "./memory";
import type { LookUp } from "./spelling";

/** Dictionaries for a site's locale. Other languages than English have none in the package. */
const ofLocale: Record<string, string> = { en_US: "en_us", en_GB: "en-gb" };
const ofAll = ["softwareTerms", "software-tools", "companies", "computing-acronyms"];
/** How many words of a run get suggestions: each takes a tenth of a second. */
const most = 10;

/** Looks up words in the dictionaries of a locale, like en_US. */
export const lookUpIn =
  (locale: string, file = ".local/spelling.json"): LookUp =>
  async (words) => {
    const own = ofLocale[locale];
    if (!own) return new Map();
    const names = [own, ...ofAll];
    const answers = await remembered(file, names.join(" "), words, (some) => ask(names, some));
    return new Map([...answers].flatMap(([word, meant]) => (meant ? [[word, meant]] : [])));
  };

/** For each word null if a dictionary has it, else suggestions. */
async function ask(names: string[], words: string[]): Promise<(string[] | null)[]> {
  const cspell = await import("cspell-lib");
  const settings = { ...(await cspell.getDefaultBundledSettingsAsync()), dictionaries: names };
  const dictionary = await cspell.getDictionary(cspell.finalizeSettings(settings));
  let suggested = 0;
  return words.map((word) => {
    if (dictionary.has(word, { ignoreCase: true })) return null;
    if ((suggested += 1) > most) return [];
    const meant = dictionary.suggest(word, { numSuggestions: 4, ignoreCase: true });
    return [...new Set(meant.map((each) => each.word.toLowerCase()))].slice(0, 2);
  });
}
