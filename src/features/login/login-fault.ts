/** Why a login failed. Each reason has a message in `content/navigation.json`. */
export type LoginFault = "unverified" | "refused" | "unreachable" | "failed";

/** "User did not authorize the request", "The user has denied your application access", "user_cancelled_login". */
const cancelledByUser =
  /\b(user|owner|visitor)[ _]((has|have) )?(cancel|abort|denied|declined|left|did not authorize)/i;

/**
 * Classifies an error from the SDK, or from loading it. Returns undefined if the visitor canceled.
 *
 * `access_denied` means that the visitor canceled, or that one of the provider's rules refused the account and says so in the
 * description (`api.access.deny` in an Auth0 Action). The description is never shown, because anyone can put text into a link.
 */
export function loginFaultOf(error: unknown): LoginFault | undefined {
  const {
    error: code,
    error_description = "",
    name,
    message,
  } = Object(error) as Record<string, unknown>;
  const description = String(error_description);
  if (code === "access_denied") {
    if (!description || cancelledByUser.test(description)) return undefined;
    return /verif|confirm/i.test(description) ? "unverified" : "refused";
  }
  // Auth0's code for a blocked user.
  if (code === "unauthorized") return "refused";
  // `fetch` throws a TypeError when offline.
  return /^(TypeError|ChunkLoadError)$/.test(String(name)) ||
    /timeout/i.test(`${String(code)} ${String(message)}`)
    ? "unreachable"
    : "failed";
}
