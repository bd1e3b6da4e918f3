import type { LoginFault } from "./session-store";

/** Codes of the SDK and of OAuth. Any other code is the provider's fault. */
const faults = new Map<unknown, LoginFault>([
  // Auth0's code for a blocked user.
  ["unauthorized", "refused"],
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

/** "User did not authorize the request", "The user has denied your application access", "user_cancelled_login". */
const byUser =
  /\b(user|owner|visitor)[ _]((has|have) )?(cancel|abort|denied|declined|left|did not authorize)/i;
const byUnverified = /verif|confirm/i;

/**
 * Why the provider answered `access_denied`: the visitor cancelled, or a rule of the provider refused the account and
 * says so in its description (`api.access.deny` of an Auth0 Action). The description itself is never shown: whoever makes
 * a link can write it. Without one, the visitor cancelled.
 */
function deniedFault(description: string): LoginFault {
  if (!description || byUser.test(description)) return "cancelled";
  return byUnverified.test(description) ? "unverified" : "refused";
}

/** What went wrong, from an error of the SDK or of loading it. */
export function loginFaultOf(error: unknown): LoginFault {
  const {
    error: code,
    error_description: description,
    name,
    message,
  } = Object(error) as Record<string, unknown>;
  if (code === "access_denied")
    return deniedFault(typeof description === "string" ? description : "");
  const known = faults.get(code ?? name);
  if (known) return known;
  if (/timeout/i.test(String(message))) return "timeout";
  // `fetch` without a connection.
  return name === "TypeError" ? "unreachable" : "provider";
}
