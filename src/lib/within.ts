/**
 * Waits for `work`, but not longer than `ms`.
 *
 * @throws an error named `TimeoutError` when the time is over; what `work` does then is ignored
 */
export async function within<Result>(ms: number, work: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(Object.assign(new Error(`No result within ${ms} ms`), { name: "TimeoutError" }));
    }, ms);
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}
