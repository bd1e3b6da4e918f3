/** Each item with the same key as an earlier one, together with the last of those. Items without a key never repeat. */
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
