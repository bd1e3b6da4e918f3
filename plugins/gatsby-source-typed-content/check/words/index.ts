import type { ContentOptions } from "../../options";
import type { Entry } from "../../reader/entry";
import type { Problem } from "../../reader/problem";
import { contentSchema } from "../../schema/schema";
import { longTexts } from "../text";
import { valuesOf } from "../walk";
import { warningSettings } from "../warning-settings";
import { passagesOf } from "./passages";
import { misspellings, unknownWords } from "./spelling";

/** What dictionaries know about the words that readers read. */
interface WordReading {
  /** Words that no dictionary has. */
  unknown: string[];
  /** Warnings about them, and about grammar. */
  problems: Problem[];
}

/** Looks up all words of the content, if it's in American English, and as far as the settings want it. */
export async function checkWords<Site>(
  options: ContentOptions<Site>,
  entries: Entry[],
): Promise<WordReading> {
  const words = options.words?.(entries);
  if (!words) return { unknown: [], problems: [] };
  const settings = warningSettings(options, options.folder);
  const values = valuesOf(entries, contentSchema(options.schema));
  const passages = passagesOf(values, longTexts(entries, options));
  const unknown = await unknownWords(words, entries, passages);
  return {
    unknown: unknown.flatMap(({ words }) => words.map(({ word }) => word)),
    problems: [
      ...(settings.grammar === false ? [] : (await import("./grammar")).slips(passages)),
      ...(settings["unknown-words"] === false ? [] : misspellings(unknown)),
    ],
  };
}
