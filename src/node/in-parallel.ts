import os from "node:os";

/**
 * Works on all items, as many at a time as there are cores.
 * @throws the first error, after the others have ended
 */
export async function inParallel<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
  most = os.availableParallelism(),
): Promise<void> {
  const rest = items[Symbol.iterator]();
  const lane = async () => {
    for (const item of rest) await work(item);
  };
  // Waits for all, so that nothing still runs after an error.
  const ends = await Promise.allSettled(Array.from({ length: most }, lane));
  for (const end of ends) if (end.status === "rejected") throw end.reason;
}

/**
 * A queue for work from several callers.
 * @param most how many run at a time
 */
export function lanes(most = os.availableParallelism()) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running >= most) await new Promise<void>((go) => waiting.push(go));
    running += 1;
    try {
      return await work();
    } finally {
      running -= 1;
      waiting.shift()?.();
    }
  };
}
