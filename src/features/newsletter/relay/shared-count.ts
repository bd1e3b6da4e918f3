/** Rate limits that several servers share, in Redis. */
import RateLimiterRedis from "rate-limiter-flexible/lib/RateLimiterRedis";
import RateLimiterRes from "rate-limiter-flexible/lib/RateLimiterRes";

/** Timeout of Redis in ms: a visitor waits, and this process can count itself. */
const CONNECT_MS = 1_000;
const ANSWER_MS = 500;

/** `points` posts are allowed in `duration` seconds. */
export interface Counting {
  points: number;
  duration: number;
}

/** The count that servers share. */
export interface SharedCount {
  /**
   * Counts one post.
   * @returns whether it is allowed
   * @throws when Redis did not count; `errorName` is safe to log
   */
  count: (client: string) => Promise<boolean>;
  close: () => void;
}

/**
 * Connects to Redis, and reconnects without end. Counting without a connection is rejected at once.
 * @param url `redis://` or `rediss://`, with user and password if needed
 * @returns after the first attempt, whether it succeeded or not
 */
export async function openSharedCount(url: string, counting: Counting): Promise<SharedCount> {
  // "eager" bundles it into the Function's only file, and runs it only here.
  const { default: Redis } = await import(/* webpackMode: "eager" */ "ioredis");
  const client = new Redis(url, {
    lazyConnect: true,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectTimeout: CONNECT_MS,
    commandTimeout: ANSWER_MS,
  });
  // Without a listener ioredis logs whole errors.
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
 * @returns whether it is allowed
 * @throws any error but the limiter's rejection, such as a closed connection
 */
export async function isWithin(
  limiter: Pick<RateLimiterRedis, "consume">,
  client: string,
): Promise<boolean> {
  try {
    await limiter.consume(client);
    return true;
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return false;
    throw refusal;
  }
}

/** A system code (`ECONNREFUSED`) or Redis's error code (`NOAUTH`); without address and password. */
function faultIn(error: Error & { code?: string }): string {
  return error.code ?? /^[A-Z]{3,}\b/.exec(error.message)?.[0] ?? error.name;
}
