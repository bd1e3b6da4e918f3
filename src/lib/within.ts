/**
 * Waits at most `ms` for `work`.
 * @throws a `TimeoutError` afterwards; the result of `work` is ignored then
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
