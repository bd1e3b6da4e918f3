/** Parts of messages: quotations, lists, suggestions. */
import { closest, distance } from "fastest-levenshtein";

/** How much of an author's words a message repeats. */
const limit = 60;

/** The beginning of what an author wrote, on one line: a pasted image can have a million characters. */
export function clip(text: string): string {
  const start = text.slice(0, 4 * limit).replace(/\s+/g, " ");
  const letters = Array.from(start);
  const isCut = letters.length > limit || text.length > 4 * limit;
  return isCut ? `${letters.slice(0, limit - 1).join("")}…` : start;
}

/** The same in quotation marks. */
export const quote = (text: string): string => `"${clip(text)}"`;

/** Some names that an author can choose from. */
export function listed(names: Iterable<string>): string {
  const all = [...new Set(names)];
  const shown = all.slice(0, 12).map(clip).join(", ");
  return all.length > 12 ? `${shown}, …` : shown || "none";
}

const plain = (word: string): string => word.toLowerCase().replace(/[\s_-]+/g, "-");
const withoutDigits = (word: string): string => word.replace(/\d/g, "");

/**
 * ` Did you mean "mira-voss"?` for a name that is close to an existing one, or its beginning; else "".
 * Names that differ only in digits are not typos: 0.3.0 is not 0.2.0.
 */
export function didYouMean(word: string, known: Iterable<string>): string {
  const names = [...known].filter((name) => name && withoutDigits(name) !== withoutDigits(word));
  const meant = word ? nearest(word, names) : undefined;
  return meant ? ` Did you mean ${quote(meant)}?` : "";
}

/** The name that is close to a word, or begins with it. */
function nearest(word: string, names: readonly string[]): string | undefined {
  if (names.length === 0) return undefined;
  const written = plain(word);
  const next = closest(written, names.map(plain));
  const isNear = distance(written, next) <= Math.max(written.length, next.length) / 3;
  return names.find((name) =>
    isNear ? plain(name) === next : written.length > 2 && plain(name).startsWith(`${written}-`),
  );
}
