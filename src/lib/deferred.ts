/**
 * Code that the browser of the first page can do without at first. Everywhere else it is there before a page is
 * rendered: on the server, and when a visitor goes on to another page (`loadDeferred`).
 */

const all = new Set<() => Promise<unknown>>();

/** A value that comes later. */
export interface Deferred<Value> {
  /** Undefined until it has come. */
  now: () => Value | undefined;
  /** Asks for it; once, unless it failed. Rejects when it cannot be had. */
  load: () => Promise<Value>;
}

/** @param get an import, usually */
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

/** Resolves when all is there that the pages loaded so far may need; rejects when something cannot be had. */
export async function loadDeferred(): Promise<void> {
  await Promise.all([...all].map((load) => load()));
}
