import os from "node:os";

/**
 * A queue for work from several callers.
 * @param limit how many run at a time
 */
export function lanes(limit = os.availableParallelism()) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running >= limit) await new Promise<void>((go) => waiting.push(go));
    running += 1;
    try {
      return await work();
    } finally {
      running -= 1;
      waiting.shift()?.();
    }
  };
}
