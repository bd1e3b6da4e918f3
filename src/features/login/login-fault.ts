/** Why a login failed; each has a message in `content/navigation.json`. */
export type LoginFault = "unverified" | "refused" | "unreachable" | "failed";

/** "User did not authorize the request", "The user has denied your application access", "user_cancelled_login". */
const byUser =
  /\b(user|owner|visitor)[ _]((has|have) )?(cancel|abort|denied|declined|left|did not authorize)/i;

/**
 * What went wrong, from an error of the SDK or of loading it; undefined if the visitor cancelled.
 *
 * `access_denied` means that the visitor cancelled, or that a rule of the provider refused the account and says so in its
 * description (`api.access.deny` of an Auth0 Action). The description itself is never shown: whoever makes a link can write it.
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
    if (!description || byUser.test(description)) return undefined;
    return /verif|confirm/i.test(description) ? "unverified" : "refused";
  }
  // Auth0's code for a blocked user.
  if (code === "unauthorized") return "refused";
  // `fetch` without a connection is a TypeError.
  return /^(TypeError|ChunkLoadError)$/.test(String(name)) ||
    /timeout/i.test(`${String(code)} ${String(message)}`)
    ? "unreachable"
    : "failed";
}
