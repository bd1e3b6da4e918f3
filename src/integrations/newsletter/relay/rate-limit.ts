/** How long a client's posts are counted together. */
export const RATE_WINDOW_MS = 60_000;
/** The newest clients are remembered, so that a flood of addresses cannot fill the memory. */
const MAX_CLIENTS = 10_000;

/** Counts posts per client in windows of a minute. */
export class RateLimit {
  private readonly counts = new Map<string, { posts: number; endsAt: number }>();

  constructor(private readonly maxClients = MAX_CLIENTS) {}

  /** How many clients are remembered. */
  get size(): number {
    return this.counts.size;
  }

  /**
   * Counts one post.
   *
   * @param client who posts, see `clientOf`
   * @param limit posts allowed per minute; 0 allows any number
   * @param now milliseconds
   * @returns whether the post is allowed
   */
  allow(client: string, limit: number, now = Date.now()): boolean {
    if (limit === 0) return true;
    const known = this.counts.get(client);
    if (known && known.endsAt > now) {
      known.posts += 1;
      return known.posts <= limit;
    }
    this.counts.delete(client);
    this.forget(now);
    this.counts.set(client, { posts: 1, endsAt: now + RATE_WINDOW_MS });
    return true;
  }

  private forget(now: number): void {
    // The oldest windows come first: a Map keeps the order of insertion.
    for (const [client, { endsAt }] of this.counts) {
      if (endsAt > now && this.counts.size < this.maxClients) return;
      this.counts.delete(client);
    }
  }
}
