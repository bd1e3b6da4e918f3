import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { Redis } from "ioredis";
import { clientOf, unheardProxy } from "./client";

const DEFAULT_LIMIT = 10;
/** ms to wait for Redis; a visitor is waiting, too. */
const REDIS_MS = 500;

/**
 * Limits how often a client may call the routes of `api`: it counts in memory, and with `RELAY_REDIS_URL` also in Redis,
 * for all servers together. While Redis is away, the count in memory remains. On a host that runs Functions the host
 * limits them (docs/deploy.md).
 * @param env `RELAY_…`: .env.example
 */
export async function limitPosts(api: FastifyInstance, env: NodeJS.ProcessEnv): Promise<void> {
  const max = Number(env.RELAY_RATE_LIMIT?.trim() || DEFAULT_LIMIT);
  if (max === 0) return;
  const keyGenerator = clientKey(env.RELAY_CLIENT_HEADER?.trim() || undefined);
  const limit = { max, timeWindow: "1 minute", keyGenerator };
  await api.register(rateLimit, limit);
  const redisUrl = env.RELAY_REDIS_URL?.trim();
  if (!redisUrl) return;
  const redis = connect(redisUrl);
  api.addHook("onClose", () => redis.disconnect());
  await api.register(rateLimit, { ...limit, redis, nameSpace: "relay-", skipOnError: true });
}

/** The client of a request. Warns once of a proxy that is not configured. */
function clientKey(header?: string) {
  let hasWarned = false;
  return ({ headers, socket }: FastifyRequest) => {
    const proxy = unheardProxy(headers, header);
    if (proxy && !hasWarned) {
      hasWarned = true;
      console.warn(
        `Newsletter relay: requests come with ${proxy}, but RELAY_CLIENT_HEADER isn't set, so all visitors behind the ` +
          "proxy share one limit. Set it to the header your proxy uses for the visitor's address (see .env.example).",
      );
    }
    return clientOf(headers, socket.remoteAddress ?? "", header);
  };
}

/** Connects to Redis, and again when it is back. Commands fail meanwhile instead of waiting. */
function connect(url: string): Redis {
  const redis = new Redis(url, {
    connectTimeout: REDIS_MS,
    commandTimeout: REDIS_MS,
    // How long a server that shuts down waits for a connection that is away.
    disconnectTimeout: 50,
    maxRetriesPerRequest: 1,
    enableOfflineQueue: false,
  });
  let isAway = false;
  redis.on("ready", () => {
    if (isAway) console.warn("Newsletter relay: Redis is back.");
    isAway = false;
  });
  // Once per outage, not with each attempt to connect.
  redis.on("error", (error: Error) => {
    if (!isAway)
      console.warn(
        `Newsletter relay: Redis can't be reached (${error.message}), so this server counts alone.`,
      );
    isAway = true;
  });
  return redis;
}
