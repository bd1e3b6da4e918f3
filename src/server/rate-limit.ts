import { RateLimiterMemory } from "rate-limiter-flexible";
import { respond } from "../features/newsletter/relay/respond";
import { clientOf, unheardProxy } from "./client";
import type { Handler } from "./functions";

const DEFAULT_LIMIT = 10;
/** Length of a window in seconds, from a client's first request. */
const WINDOW_S = 60;

/**
 * Limits how often a client may call the newsletter relay. The count is this process's own. On a host that runs Functions
 * the host limits them (docs/deploy.md).
 * @param env `RELAY_RATE_LIMIT` and `RELAY_CLIENT_HEADER`: .env.example
 */
export function limited(handler: Handler, env = process.env): Handler {
  const limit = Number(env.RELAY_RATE_LIMIT?.trim() || DEFAULT_LIMIT);
  const clientHeader = env.RELAY_CLIENT_HEADER?.trim() || undefined;
  if (limit === 0) return handler;
  const limiter = new RateLimiterMemory({ points: limit, duration: WINDOW_S });
  let hasWarned = false;
  return async (req, res) => {
    const proxy = unheardProxy(req.headers, clientHeader);
    if (proxy && !hasWarned) {
      hasWarned = true;
      console.warn(
        `Newsletter relay: requests come with ${proxy}, but RELAY_CLIENT_HEADER isn't set, so all visitors behind the ` +
          "proxy share one limit. Set it to the header your proxy uses for the visitor's address (see .env.example).",
      );
    }
    const client = clientOf(req.headers, req.socket.remoteAddress ?? "", clientHeader);
    const isAllowed = await limiter.consume(client).then(
      () => true,
      () => false,
    );
    if (isAllowed) await handler(req, res);
    else respond(req, res, { status: 429, reason: "too many requests, wait a minute" });
  };
}
