/**
 * pagefind 1.5.2: records failed requests for chunks of the index. Pagefind only logs them and searches without the chunk, so
 * visitors would read that nothing was found. Wraps `fetch` to see its requests.
 *
 * Upstream: https://github.com/Pagefind/pagefind/pull/1329 (1.6 requests a chunk again with the next search, but does not report it either)
 * Delete when `search` rejects, or reports missing chunks.
 */

/** Paths below `folder` whose requests fail from now on; the caller empties the set. */
export function lostRequests(folder: string): Set<string> {
  const lost = new Set<string>();
  const ask = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    const lose = () => {
      if (typeof input === "string" && input.startsWith(folder)) lost.add(input);
    };
    const answer = await ask(input, init).catch((error: unknown) => {
      lose();
      throw error;
    });
    if (!answer.ok) lose();
    return answer;
  };
  return lost;
}
