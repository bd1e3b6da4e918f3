/** Counts that several servers share, in Redis. */
import RateLimiterRedis from "rate-limiter-flexible/lib/RateLimiterRedis";
import RateLimiterRes from "rate-limiter-flexible/lib/RateLimiterRes";

/** How long Redis may take, in ms: a visitor waits for it, and this process can count itself. */
const CONNECT_MS = 1_000;
const ANSWER_MS = 500;

/** How many posts (`points`) are allowed in so many seconds (`duration`). */
export interface Counting {
  points: number;
  duration: number;
}

/** What counts. */
interface Limiter {
  consume: (client: string) => Promise<RateLimiterRes>;
}

/** What the servers share. */
export interface SharedCount {
  /**
   * Counts one post.
   *
   * @returns whether it is allowed
   * @throws when Redis did not count; `errorName` says why, in a word fit for a log
   */
  count: (client: string) => Promise<boolean>;
  close: () => void;
}

/**
 * Connects to Redis. What is counted before there is a connection, and while it is lost, is rejected at once; a lost one
 * is looked for again by itself, without end.
 *
 * @param url `redis://` or `rediss://`, with user and password where it wants them
 * @returns when Redis is there, or was not the first time
 */
export async function openSharedCount(url: string, counting: Counting): Promise<SharedCount> {
  // In the Function's one file, since a host takes no other; it is run only here. By name it is missing in a bundle.
  const { default: Redis } = await import(/* webpackMode: "eager" */ "ioredis");
  const client = new Redis(url, {
    lazyConnect: true,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectTimeout: CONNECT_MS,
    commandTimeout: ANSWER_MS,
  });
  // Without a listener ioredis writes whole errors into the log.
  let fault: string | undefined;
  client.on("error", (error) => (fault = faultIn(error)));
  client.on("ready", () => (fault = undefined));
  await client.connect().catch(() => undefined);
  const limiter = new RateLimiterRedis({
    ...counting,
    storeClient: client,
    keyPrefix: "cairn-website:newsletter",
    rejectIfRedisNotReady: true,
  });
  return {
    count: (client) =>
      isWithin(limiter, client).catch((error: unknown) => {
        throw new Error("Redis did not count", { cause: { code: fault ?? "no answer", error } });
      }),
    close: () => client.disconnect(),
  };
}

/**
 * Counts one post.
 *
 * @returns whether it is allowed
 * @throws what is no answer of a limiter, such as a connection that is closed
 */
export async function isWithin(limiter: Limiter, client: string): Promise<boolean> {
  try {
    await limiter.consume(client);
    return true;
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return false;
    throw refusal;
  }
}

/** A system's code (`ECONNREFUSED`), or the one with which Redis begins its complaints (`NOAUTH`); no address, no password. */
function faultIn(error: Error & { code?: string }): string {
  return error.code ?? /^[A-Z]{3,}\b/.exec(error.message)?.[0] ?? error.name;
}
