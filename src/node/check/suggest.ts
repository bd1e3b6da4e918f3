import { closest, distance } from "fastest-levenshtein";

const plain = (word: string): string => word.toLowerCase().replace(/[\s_-]+/g, "-");
const withoutDigits = (word: string): string => word.replace(/\d/g, "");

/**
 * ` Did you mean "mira-voss"?` for a name that is close to an existing one, or its beginning; else "".
 * Names that differ only in digits are no typing mistakes: 0.3.0 is not 0.2.0.
 */
export function didYouMean(word: string, known: Iterable<string>): string {
  const names = [...known].filter((name) => name && withoutDigits(name) !== withoutDigits(word));
  if (!word || names.length === 0) return "";
  const written = plain(word);
  const nearest = closest(written, names.map(plain));
  const isNear = distance(written, nearest) <= Math.max(written.length, nearest.length) / 3;
  const meant = names.find((name) =>
    isNear ? plain(name) === nearest : written.length > 2 && plain(name).startsWith(`${written}-`),
  );
  return meant ? ` Did you mean "${meant}"?` : "";
}
