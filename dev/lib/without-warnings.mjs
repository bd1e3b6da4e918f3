/**
 * @template Result
 * @param {() => Result | Promise<Result>} work
 * @returns {Promise<Result>} what `work` returns; meanwhile `console.warn` says nothing
 */
export async function withoutWarnings(work) {
  const { warn } = console;
  console.warn = () => {};
  try {
    return await work();
  } finally {
    console.warn = warn;
  }
}
