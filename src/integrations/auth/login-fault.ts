import type { LoginFault } from "./session-store";

/** Codes of the SDK and of OAuth; whatever is not here is the provider's. */
const faults: Record<string, LoginFault> = {
  access_denied: "denied",
  missing_transaction: "stale",
  state_mismatch: "stale",
  invalid_grant: "stale",
  timeout: "timeout",
  TimeoutError: "timeout",
  ChunkLoadError: "chunk",
};

/** Tells from an error of the SDK, or of loading it, what went wrong. */
export function loginFaultOf(error: unknown): LoginFault {
  const code = text(error, "error") ?? text(error, "name") ?? "";
  const known = Object.hasOwn(faults, code) ? faults[code] : undefined;
  if (known) return known;
  if (/timeout/i.test(text(error, "message") ?? "")) return "timeout";
  // What `fetch` throws when there is no connection.
  return code === "TypeError" ? "unreachable" : "provider";
}

function text(from: unknown, key: string): string | undefined {
  const found: unknown = typeof from === "object" && from !== null ? Reflect.get(from, key) : "";
  return typeof found === "string" && found !== "" ? found : undefined;
}
