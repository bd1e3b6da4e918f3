import { loginFaultOf } from "./login-fault";

const denied = (error_description: string) => ({ error: "access_denied", error_description });

test.each([
  [{ error: "access_denied" }, undefined],
  [denied("User did not authorize the request"), undefined],
  [denied("AADSTS65004: User declined to consent to access the app."), undefined],
  [denied("user_cancelled_login"), undefined],
  [denied("Please verify your email before logging in."), "unverified"],
  [denied("Confirm your address first"), "unverified"],
  [denied("Access to this user was denied by an administrator"), "refused"],
  [denied("Your subscription has been cancelled"), "refused"],
  [{ error: "unauthorized", error_description: "user is blocked" }, "refused"],
  [{ error: "timeout" }, "unreachable"],
  [new Error("Timeout when executing 'fetch'"), "unreachable"],
  [new TypeError("Failed to fetch"), "unreachable"],
  [{ name: "ChunkLoadError" }, "unreachable"],
  [{ error: "missing_transaction" }, "failed"],
  [new DOMException("denied", "SecurityError"), "failed"],
  [undefined, "failed"],
])("classifies %p as %s", (error, fault) => {
  expect(loginFaultOf(error)).toBe(fault);
});
