/** Each thing that has the key of an earlier one, with the last of those. Things without a key differ from all. */
export function repeats<T>(
  things: Iterable<T>,
  keyOf: (thing: T) => unknown,
): [again: T, before: T][] {
  const seen = new Map<unknown, T>();
  const found: [T, T][] = [];
  for (const thing of things) {
    const key = keyOf(thing);
    const before = seen.get(key);
    if (before !== undefined) found.push([thing, before]);
    if (key) seen.set(key, thing);
  }
  return found;
}
