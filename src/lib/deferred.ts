/**
 * Code that the first page in a browser does without. The server and later pages load it before they render
 * (`loadDeferred`).
 */

const all = new Set<() => Promise<unknown>>();

/** A value loaded later. */
export interface Deferred<Value> {
  /** Undefined until it is loaded. */
  now: () => Value | undefined;
  /** Loads it once; retries after a failure. */
  load: () => Promise<Value>;
}

/** @param get usually an `import()` */
export function deferred<Value>(get: () => Promise<Value>): Deferred<Value> {
  let value: Value | undefined;
  let asked: Promise<Value> | undefined;
  const load = () =>
    (asked ??= get().then(
      (come) => (value = come),
      (error: unknown) => {
        asked = undefined;
        throw error;
      },
    ));
  all.add(load);
  return { now: () => value, load };
}

/** Loads everything that was deferred so far. */
export async function loadDeferred(): Promise<void> {
  await Promise.all([...all].map((load) => load()));
}
