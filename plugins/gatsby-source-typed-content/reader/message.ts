/** Parts of messages: quotations, lists, suggestions. */
import { closest, distance } from "fastest-levenshtein";

/** Maximum length of a quotation, in characters. */
const limit = 60;

/** Shortens a text to one line: a pasted image can have a million characters. */
export function clip(text: string): string {
  const start = text.slice(0, 4 * limit).replace(/\s+/g, " ");
  const letters = Array.from(start);
  const isCut = letters.length > limit || text.length > 4 * limit;
  return isCut ? `${letters.slice(0, limit - 1).join("")}…` : start;
}

/** Shortens a text and puts it in quotation marks. */
export const quote = (text: string): string => `"${clip(text)}"`;

/** Lists up to twelve names. */
export function listed(names: Iterable<string>): string {
  const unique = [...new Set(names)];
  const shown = unique.slice(0, 12).map(clip).join(", ");
  return unique.length > 12 ? `${shown}, …` : shown || "none";
}

const normalized = (word: string): string => word.toLowerCase().replace(/[\s_-]+/g, "-");
const withoutDigits = (word: string): string => word.replace(/\d/g, "");

/**
 * ` Did you mean "mira-voss"?` for a word that is close to a name, or the beginning of one; otherwise "".
 * Names that differ only in digits aren't typos: 0.3.0 isn't 0.2.0.
 */
export function didYouMean(word: string, candidates: Iterable<string>): string {
  const names = [...candidates].filter(
    (name) => name && withoutDigits(name) !== withoutDigits(word),
  );
  const meant = word ? nearest(word, names) : undefined;
  return meant ? ` Did you mean ${quote(meant)}?` : "";
}

/** The name that is close to a word, or begins with it. */
function nearest(word: string, names: readonly string[]): string | undefined {
  if (names.length === 0) return undefined;
  const written = normalized(word);
  const next = closest(written, names.map(normalized));
  const isNear = distance(written, next) <= Math.max(written.length, next.length) / 3;
  return names.find((name) =>
    isNear
      ? normalized(name) === next
      : written.length > 2 && normalized(name).startsWith(`${written}-`),
  );
}
