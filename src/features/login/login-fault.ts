import type { LoginFault } from "./session-store";

/** Codes of the SDK and of OAuth; any other is the provider's fault. */
const faults = new Map<unknown, LoginFault>([
  ["access_denied", "denied"],
  ["missing_transaction", "stale"],
  ["state_mismatch", "stale"],
  ["invalid_grant", "stale"],
  ["timeout", "timeout"],
  ["TimeoutError", "timeout"],
  ["ChunkLoadError", "chunk"],
  // Storage is forbidden or full; the second is Firefox's older name.
  ["SecurityError", "storage"],
  ["QuotaExceededError", "storage"],
  ["NS_ERROR_DOM_QUOTA_REACHED", "storage"],
]);

/** What went wrong, from an error of the SDK or of loading it. */
export function loginFaultOf(error: unknown): LoginFault {
  const { error: code, name, message } = Object(error) as Record<string, unknown>;
  const known = faults.get(code ?? name);
  if (known) return known;
  if (/timeout/i.test(String(message))) return "timeout";
  // `fetch` without a connection.
  return name === "TypeError" ? "unreachable" : "provider";
}
