/** The relay's rate limit: counted in this process, or in Redis by all servers together. */
import RateLimiterMemory from "rate-limiter-flexible/lib/RateLimiterMemory";
import { errorName } from "../../../lib/error-name";
import { isWithin, openSharedCount, type SharedCount } from "./shared-count";

/** Length of a window in seconds, from a client's first post. */
export const RATE_WINDOW_S = 60;
/** Only the newest clients are remembered: a flood of addresses cannot fill the memory. */
const MAX_CLIENTS = 10_000;

interface RateLimitOptions {
  /** Posts allowed per client and window; 0 allows any number. */
  limit: number;
  /** `redis://` or `rediss://`; undefined counts in this process. */
  redisUrl?: string;
  /** How many clients the memory holds. */
  maxClients?: number;
}

/** Counts posts per client. While Redis is unreachable this process counts alone, and logs both changes once. */
export class RateLimit {
  private readonly memory: RateLimiterMemory;
  /** Clients in the memory, the oldest first. */
  private readonly clients = new Set<string>();
  private readonly limit: number;
  private readonly maxClients: number;
  private readonly shared: Promise<SharedCount> | undefined;
  private isAlone = false;

  constructor({ limit, redisUrl, maxClients = MAX_CLIENTS }: RateLimitOptions) {
    this.limit = limit;
    this.maxClients = maxClients;
    const counting = { points: limit, duration: RATE_WINDOW_S };
    this.memory = new RateLimiterMemory(counting);
    if (redisUrl !== undefined && limit > 0) this.shared = openSharedCount(redisUrl, counting);
    // `allow` reports a failing connection.
    this.shared?.catch(() => undefined);
  }

  /**
   * Counts one post.
   * @param client from `clientOf`
   * @returns whether the post is allowed
   */
  async allow(client: string): Promise<boolean> {
    if (this.limit === 0) return true;
    if (!this.shared) return this.countHere(client);
    try {
      const isAllowed = await (await this.shared).count(client);
      this.tell(false);
      return isAllowed;
    } catch (error) {
      this.tell(true, errorName(error));
      return this.countHere(client);
    }
  }

  /** Closes the connection to Redis. */
  async close(): Promise<void> {
    (await this.shared?.catch(() => undefined))?.close();
  }

  private async countHere(client: string): Promise<boolean> {
    // Moves it to the end: it is the newest.
    this.clients.delete(client);
    this.clients.add(client);
    const [oldest = ""] = this.clients;
    if (this.clients.size > this.maxClients) {
      this.clients.delete(oldest);
      await this.memory.delete(oldest);
    }
    return isWithin(this.memory, client);
  }

  private tell(isAlone: boolean, fault?: string): void {
    if (this.isAlone === isAlone) return;
    this.isAlone = isAlone;
    if (isAlone) {
      console.error(
        `Newsletter relay: Redis does not answer (${fault}). This server counts posts alone until it does. ` +
          "Is it up, and RELAY_REDIS_URL right?",
      );
    } else console.warn("Newsletter relay: Redis answers again, all servers count together.");
  }
}
