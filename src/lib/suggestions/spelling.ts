import distance from "damerau-levenshtein";
import { rootOf, stem, stemLength } from "./words";

/** Short words have too many neighbours. */
const minLetters = 5;

const lettersOf = (text: string): string => Array.from(text).sort().join("");

/**
 * True for a root that begins with a stem but for a letter that's missing, added or swapped with the next. A wrong letter or
 * another ending more often makes another word: train and trail, count and country.
 */
function isNear(root: string, known: string): boolean {
  if (root[0] !== known[0]) return false;
  const lengths = [stemLength, stemLength + 1, stemLength - 1];
  const starts = known.length < stemLength ? [root] : lengths.map((end) => root.slice(0, end));
  return starts.some((start) => {
    const longer = start.length - known.length;
    const isEnding = start.startsWith(known) || known.startsWith(start);
    if (Math.abs(longer) > 1 || isEnding) return false;
    const isPossible = longer !== 0 || lettersOf(start) === lettersOf(known);
    return isPossible && distance(start, known).steps === 1;
  });
}

/**
 * Returns a word's stem, or for one that a model doesn't know the known one that was probably meant (Damerau, "A technique for
 * computer detection and correction of spelling errors", 1964).
 */
export function stemmer(isKnown: ReadonlySet<string>): (word: string) => string {
  const long = [...isKnown].filter(({ length }) => length >= minLetters);
  const meant = new Map<string, string>();
  return (word) => {
    const own = stem(word);
    if (isKnown.has(own) || own.length < minLetters) return own;
    const found = meant.get(word) ?? long.find((known) => isNear(rootOf(word), known)) ?? own;
    meant.set(word, found);
    return found;
  };
}
