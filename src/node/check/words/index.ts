import { ofKind } from "../../content/entry";
import type { Entry } from "../../content/entry";
import type { Problem } from "../../content/problem";
import { longTexts } from "../text";
import { valuesOf } from "../walk";
import { warningSettings } from "../warning-settings";
import { slips } from "./grammar";
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
export async function checkWords(entries: Entry[], root = "content"): Promise<WordReading> {
  const [product] = ofKind(entries, "product");
  if (product?.data.locale !== "en_US") return { unknown: [], problems: [] };
  const settings = warningSettings(root);
  const values = valuesOf(entries);
  const passages = passagesOf(values, longTexts(entries));
  const unknown = await unknownWords(entries, values, passages);
  return {
    unknown: unknown.flatMap(({ words }) => words.map(({ word }) => word)),
    problems: [
      ...(settings.grammar === false ? [] : slips(passages)),
      ...(settings["unknown-words"] === false ? [] : misspellings(unknown)),
    ],
  };
}
