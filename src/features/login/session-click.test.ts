/** @jest-environment jsdom */
import { MIRA, never, open, sessionKit, settle, showAgain } from "../../testing/session-kit";

const { kit, start, expectSession } = sessionKit();

async function logIn(ms = 0, options = {}) {
  kit.session.logIn(options);
  await settle(ms);
}

test("redirects to the login page once, and stores the current page", async () => {
  open("/pricing#plans");
  kit.session.logIn();
  await logIn();
  expect(kit.auth0.login.mock.calls).toEqual([[{ signUp: false }]]);
  expect(sessionStorage.getItem("login-began-at")).toBe("/pricing#plans");
  expectSession({ status: "busy" });
});

test("reports an SDK that fails to load, and retries with the next press", async () => {
  kit.loadSdk.mockImplementationOnce(() => {
    throw new Error("Loading chunk 7 failed");
  });
  await logIn();
  expectSession({ status: "failed", fault: "chunk" });
  await logIn();
  expect(kit.auth0.login).toHaveBeenCalled();
});

test("does not wait for a running session check", async () => {
  localStorage.setItem("session-known", "1");
  kit.auth0.restore.mockImplementation(never);
  kit.session.startSession();
  await logIn();
  expect(kit.auth0.login).toHaveBeenCalled();
});

test("reports a timeout if the page is still open after 8 s", async () => {
  kit.auth0.login.mockResolvedValue();
  await logIn(8_000);
  expectSession({ status: "failed", fault: "timeout" });
  await logIn();
  expect(kit.auth0.login).toHaveBeenCalledTimes(2);
});

test("shows a visitor again after Back from the login page", async () => {
  kit.session.startSession();
  await logIn();
  showAgain();
  expectSession({ status: "visitor" });
  await settle(60_000);
  expectSession({ status: "visitor" });
  await logIn();
  expect(kit.auth0.login).toHaveBeenCalledTimes(2);
});

test("redirects once after Back, even if the first attempt fails meanwhile", async () => {
  kit.session.startSession();
  await logIn(5_000);
  showAgain();
  await logIn(4_000);
  await logIn();
  expect(kit.auth0.login).toHaveBeenCalledTimes(2);
});

test("stays logged out if a running session check succeeds afterwards", async () => {
  localStorage.setItem("session-known", "1");
  kit.auth0.restore.mockImplementation(
    () => new Promise((resolve) => setTimeout(resolve, 1_000, MIRA)),
  );
  await start();
  kit.session.logOut();
  await settle(1_000);
  expect(localStorage).toHaveLength(0);
});

test("ignores the failure of a superseded session check", async () => {
  localStorage.setItem("session-known", "1");
  kit.auth0.restore.mockImplementation(() => Promise.reject(new Error("too late")));
  kit.session.startSession();
  await logIn();
  expect(kit.log).not.toHaveBeenCalled();
});

test("logs out, and does not check the session again", async () => {
  localStorage.setItem("session-known", "1");
  await start();
  kit.session.logOut();
  await settle();
  expect(kit.auth0.logout).toHaveBeenCalled();
  expect(localStorage).toHaveLength(0);
  showAgain();
  expectSession({ status: "visitor" });
});
