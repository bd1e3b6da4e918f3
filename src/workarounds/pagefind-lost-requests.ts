/**
 * pagefind 1.5.2: which parts of the index could not be had. Pagefind only logs that one did not come, and searches without it;
 * a visitor would read that nothing was found. So its requests are watched on their way through `fetch`.
 *
 * Upstream: https://github.com/Pagefind/pagefind/pull/1329 (1.6 asks for a part again with the next search, and does not tell either)
 * Delete when `search` rejects, or says what it lacks.
 */

/** Addresses that begin with `folder` and could not be had from now on; emptied by whoever reads it. */
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
