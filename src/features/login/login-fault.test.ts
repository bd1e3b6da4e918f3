import { loginFaultOf } from "./login-fault";

test.each([
  [{ error: "access_denied" }, "denied"],
  [{ error: "login_required" }, "provider"],
  [{ error: "missing_transaction" }, "stale"],
  [{ error: "state_mismatch" }, "stale"],
  [{ error: "invalid_grant" }, "stale"],
  [{ error: "timeout" }, "timeout"],
  [{ name: "TimeoutError" }, "timeout"],
  [new Error("Timeout when executing 'fetch'"), "timeout"],
  [new TypeError("Failed to fetch"), "unreachable"],
  [{ name: "ChunkLoadError" }, "chunk"],
  [new DOMException("denied", "SecurityError"), "storage"],
  [new DOMException("full", "QuotaExceededError"), "storage"],
  [new SyntaxError("Unexpected token <"), "provider"],
  [{ error: "constructor" }, "provider"],
  ["anything", "provider"],
  [undefined, "provider"],
])("%p is %s", (error, fault) => {
  expect(loginFaultOf(error)).toBe(fault);
});
