import distance from "damerau-levenshtein";

/** Short words have too many neighbours. */
const minLetters = 5;

/**
 * Maps a stem that a model doesn't know to one that it knows: to itself with one letter missing, added, wrong or swapped with the
 * next (Damerau, "A technique for computer detection and correction of spelling errors", 1964). Other stems stay as they are.
 */
export function speller(isKnown: ReadonlySet<string>): (stem: string) => string {
  const long = [...isKnown].filter(({ length }) => length >= minLetters);
  const found = new Map<string, string>();
  const nearest = (stem: string) =>
    long.find((known) => known[0] === stem[0] && distance(known, stem).steps === 1);
  return (stem) => {
    if (isKnown.has(stem) || stem.length < minLetters) return stem;
    const known = found.get(stem) ?? nearest(stem) ?? stem;
    found.set(stem, known);
    return known;
  };
}
