/** How long a client's posts are counted together. */
export const RATE_WINDOW_MS = 60_000;
/** The newest clients are remembered, so that a flood of addresses cannot fill the memory. */
const MAX_CLIENTS = 10_000;

interface Count {
  posts: number;
  endsAt: number;
}

/** Counts posts per client in windows of a minute. */
export interface RateLimit {
  /**
   * Counts one post.
   *
   * @param client who posts, see `clientOf`
   * @param limit posts allowed per minute; 0 allows any number
   * @param now milliseconds
   * @returns whether the post is allowed
   */
  allow: (client: string, limit: number, now?: number) => boolean;
  /** How many clients are remembered. */
  readonly size: number;
}

export function createRateLimit(maxClients = MAX_CLIENTS): RateLimit {
  const counts = new Map<string, Count>();

  function forget(now: number) {
    // The oldest windows come first: a Map keeps the order of insertion.
    for (const [client, { endsAt }] of counts) {
      if (endsAt > now && counts.size < maxClients) return;
      counts.delete(client);
    }
  }

  return {
    allow(client, limit, now = Date.now()) {
      if (limit === 0) return true;
      const known = counts.get(client);
      if (known && known.endsAt > now) {
        known.posts += 1;
        return known.posts <= limit;
      }
      counts.delete(client);
      forget(now);
      counts.set(client, { posts: 1, endsAt: now + RATE_WINDOW_MS });
      return true;
    },
    get size() {
      return counts.size;
    },
  };
}
