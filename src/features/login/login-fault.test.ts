import { loginFaultOf } from "./login-fault";

const denied = (error_description: string) => ({ error: "access_denied", error_description });

test.each([
  [{ error: "access_denied" }, "cancelled"],
  [denied("User did not authorize the request"), "cancelled"],
  [denied("The user has denied your application access."), "cancelled"],
  [denied("AADSTS65004: User declined to consent to access the app."), "cancelled"],
  [denied("End-User aborted interaction"), "cancelled"],
  [denied("user_cancelled_login"), "cancelled"],
  [denied("Please verify your email before logging in."), "unverified"],
  [denied("Email not verified"), "unverified"],
  [denied("Confirm your address first"), "unverified"],
  [denied("Access denied."), "refused"],
  [denied("Access to this user was denied by an administrator"), "refused"],
  [denied("Your subscription has been cancelled"), "refused"],
  [{ error: "unauthorized", error_description: "user is blocked" }, "refused"],
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
