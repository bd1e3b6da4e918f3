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

/** @returns the page where the login began, when what came of a callback (or its error) tells */
export function returnToOf(error: unknown): string | undefined {
  return text(value(error, "appState"), "returnTo");
}

function text(from: unknown, key: string): string | undefined {
  const found = value(from, key);
  return typeof found === "string" ? found : undefined;
}

function value(from: unknown, key: string): unknown {
  return typeof from === "object" && from !== null ? Reflect.get(from, key) : undefined;
}
