import type { LoginFault } from "./session-store";

/** Codes of the SDK and of OAuth; whatever is not here is the provider's. */
const faults = new Map<unknown, LoginFault>([
  ["access_denied", "denied"],
  ["missing_transaction", "stale"],
  ["state_mismatch", "stale"],
  ["invalid_grant", "stale"],
  ["timeout", "timeout"],
  ["TimeoutError", "timeout"],
  ["ChunkLoadError", "chunk"],
  // What a browser throws that keeps nothing for this site, or is full; the second is Firefox's older name.
  ["SecurityError", "storage"],
  ["QuotaExceededError", "storage"],
  ["NS_ERROR_DOM_QUOTA_REACHED", "storage"],
]);

/** Tells from an error of the SDK, or of loading it, what went wrong. */
export function loginFaultOf(error: unknown): LoginFault {
  const { error: code, name, message } = Object(error) as Record<string, unknown>;
  const known = faults.get(code ?? name);
  if (known) return known;
  if (/timeout/i.test(String(message))) return "timeout";
  // What `fetch` throws when there is no connection.
  return name === "TypeError" ? "unreachable" : "provider";
}
