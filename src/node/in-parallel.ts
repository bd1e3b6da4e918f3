import os from "node:os";

/**
 * Does some work for each item, as many at a time as there are cores.
 * @throws what a failure threw, when the others have ended
 */
export async function inParallel<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
  lanes = os.availableParallelism(),
): Promise<void> {
  const rest = items[Symbol.iterator]();
  const lane = async () => {
    for (const item of rest) await work(item);
  };
  // None still works when this ends.
  const ends = await Promise.allSettled(Array.from({ length: lanes }, lane));
  for (const end of ends) if (end.status === "rejected") throw end.reason;
}
