/** @jest-environment jsdom */
import type { Auth0Session } from "./auth0-session";
import type * as SessionModule from "./session";
import type * as StoreModule from "./session-store";
import type { Profile } from "./session-store";

const MIRA = { name: "Mira Okafor", picture: "https://pictures.example/mira" };
const never = () => new Promise<never>(() => undefined);

let session: typeof SessionModule;
let store: typeof StoreModule;
let navigate: jest.Mock;
let auth0: jest.Mocked<Auth0Session>;
let loadSdk: jest.Mock;
let log: jest.SpyInstance;

beforeEach(() => {
  jest.useFakeTimers();
  jest.resetModules();
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, "", "/");
  process.env.GATSBY_AUTH0_DOMAIN = "https://login.example/";
  process.env.GATSBY_AUTH0_CLIENT_ID = "client";
  auth0 = {
    login: jest.fn<Promise<void>, [{ signUp: boolean }]>(never),
    logout: jest.fn<Promise<void>, []>(never),
    finish: jest.fn<Promise<Profile | undefined>, [string]>(() => Promise.resolve(MIRA)),
    restore: jest.fn<Promise<Profile | undefined>, []>(() => Promise.resolve(MIRA)),
  };
  loadSdk = jest.fn(() => ({ openAuth0Session: () => Promise.resolve(auth0) }));
  jest.doMock("./auth0-session", () => loadSdk() as object);
  session = jest.requireActual("./session");
  store = jest.requireActual("./session-store");
  ({ navigate } = jest.requireActual<{ navigate: jest.Mock }>("gatsby"));
  log = jest.spyOn(console, "error").mockImplementation(() => undefined);
});

afterEach(() => {
  jest.useRealTimers();
  delete process.env.GATSBY_AUTH0_DOMAIN;
  delete process.env.GATSBY_AUTH0_CLIENT_ID;
});

const settle = (ms = 0) => jest.advanceTimersByTimeAsync(ms);
const open = (path: string) => window.history.replaceState(null, "", path);
const showAgain = () =>
  window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));

describe("at the start of a page", () => {
  test("does nothing for a visitor who never logged in", async () => {
    session.startSession();
    await settle(60_000);
    expect(store.getSession()).toEqual({ status: "visitor" });
    expect(loadSdk).not.toHaveBeenCalled();
  });

  test.each(["GATSBY_AUTH0_DOMAIN", "GATSBY_AUTH0_CLIENT_ID"])("is off without %s", (name) => {
    process.env[name] = "";
    localStorage.setItem("session-known", "1");
    session.startSession();
    expect(store.getSession()).toEqual({ status: "off" });
    expect(loadSdk).not.toHaveBeenCalled();
  });

  test("asks for the session that is known from before", async () => {
    localStorage.setItem("session-known", "1");
    session.startSession();
    expect(store.getSession()).toEqual({ status: "busy" });
    await settle();
    expect(store.getSession()).toEqual({ status: "user", profile: MIRA });
  });

  test("forgets a session that is over", async () => {
    localStorage.setItem("session-known", "1");
    auth0.restore.mockResolvedValue(undefined);
    session.startSession();
    await settle();
    expect(store.getSession()).toEqual({ status: "visitor" });
    expect(localStorage).toHaveLength(0);
  });

  test("is quiet when that does not work, and asks again next time", async () => {
    localStorage.setItem("session-known", "1");
    auth0.restore.mockImplementation(never);
    session.startSession();
    await settle(7_999);
    expect(store.getSession()).toEqual({ status: "busy" });
    await settle(1);
    expect(store.getSession()).toEqual({ status: "visitor" });
    expect(localStorage).toHaveLength(1);
  });

  test("works where storage is forbidden", async () => {
    jest.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
      throw new Error("forbidden");
    });
    session.startSession();
    await settle();
    expect(store.getSession()).toEqual({ status: "visitor" });
  });
});

describe("on the return from the provider", () => {
  beforeEach(() => {
    sessionStorage.setItem("login-began-at", "/pricing?a=1#b");
    open("/?lang=en&code=c0de&state=st&iss=https%3A%2F%2Flogin.example#top");
  });

  test("takes the answer out of the address at once, and goes back to where it began", async () => {
    session.startSession();
    expect(window.location.href).toBe("http://localhost/?lang=en#top");
    expect(store.getSession()).toEqual({ status: "busy" });
    await settle();
    const [callback] = auth0.finish.mock.calls[0] ?? [];
    expect(callback).toContain("code=c0de&state=st");
    expect(store.getSession()).toEqual({ status: "user", profile: MIRA });
    expect(navigate).toHaveBeenCalledWith("/pricing?a=1#b", { replace: true });
    expect({ ...localStorage }).toEqual({ "session-known": "1" });
    expect(sessionStorage).toHaveLength(0);
  });

  test("is done once", async () => {
    session.startSession();
    session.startSession();
    await settle();
    expect(auth0.finish).toHaveBeenCalledTimes(1);
  });

  test("never leads off the site", async () => {
    sessionStorage.setItem("login-began-at", "//elsewhere.example");
    session.startSession();
    await settle();
    expect(navigate).not.toHaveBeenCalled();
  });

  test("stays where the visitor has gone meanwhile", async () => {
    session.startSession();
    open("/blog");
    await settle();
    expect(navigate).not.toHaveBeenCalled();
  });

  test("makes a visitor again, quietly, of somebody who cancelled", async () => {
    auth0.finish.mockRejectedValue({ error: "access_denied" });
    session.startSession();
    await settle();
    expect(store.getSession()).toEqual({ status: "visitor" });
    expect(navigate).toHaveBeenCalledWith("/pricing?a=1#b", { replace: true });
    expect(log).not.toHaveBeenCalled();
  });

  test("tells any other fault, and logs nothing personal", async () => {
    auth0.finish.mockRejectedValue({ error: "server_error", error_description: "Mira Okafor" });
    session.startSession();
    await settle();
    expect(store.getSession()).toEqual({ status: "failed", fault: "provider" });
    expect(log.mock.calls).toEqual([["Login: provider"]]);
    session.dismissFault();
    expect(store.getSession()).toEqual({ status: "visitor" });
  });

  test("waits 8 s, and ignores what comes later", async () => {
    auth0.finish.mockImplementation(
      () => new Promise((resolve) => setTimeout(resolve, 9_000, MIRA)),
    );
    session.startSession();
    await settle(8_000);
    expect(store.getSession()).toEqual({ status: "failed", fault: "timeout" });
    await settle(2_000);
    expect(store.getSession()).toEqual({ status: "failed", fault: "timeout" });
    expect(navigate).not.toHaveBeenCalled();
  });
});

test("takes nothing that is not an answer of the provider", async () => {
  open("/?code=SPRING24");
  session.startSession();
  await settle();
  expect(window.location.search).toBe("?code=SPRING24");
  expect(loadSdk).not.toHaveBeenCalled();
});

describe("on a click", () => {
  test.each([
    ["logIn", false],
    ["signUp", true],
  ])("that came too early (%s), does it at the start of the page", async (button, signUp) => {
    const { earlyClickScript } = jest.requireActual<{ earlyClickScript: string }>("./early-click");
    const script = document.createElement("script");
    script.textContent = earlyClickScript;
    document.head.append(script);
    document.body.innerHTML = `<button data-login="${button}"><b>words</b></button>`;
    document.querySelector("b")?.click();
    session.startSession();
    await settle();
    expect(auth0.login).toHaveBeenCalledWith({ signUp });
  });

  test("leaves for the login page once, and remembers where from", async () => {
    open("/pricing#plans");
    session.logIn();
    session.logIn();
    await settle();
    expect(auth0.login.mock.calls).toEqual([[{ signUp: false }]]);
    expect({ ...sessionStorage }).toEqual({ "login-began-at": "/pricing#plans" });
    expect(store.getSession()).toEqual({ status: "busy" });
  });

  test("leaves for the sign-up page", async () => {
    session.logIn({ signUp: true });
    await settle();
    expect(auth0.login).toHaveBeenCalledWith({ signUp: true });
  });

  test("does not wait for a session that is being looked for", async () => {
    localStorage.setItem("session-known", "1");
    auth0.restore.mockImplementation(never);
    session.startSession();
    session.logIn();
    await settle();
    expect(auth0.login).toHaveBeenCalled();
  });

  test("says so when the SDK does not load, and can be tried again", async () => {
    loadSdk.mockImplementationOnce(() => {
      throw new Error("Loading chunk 7 failed");
    });
    session.logIn();
    await settle();
    expect(store.getSession()).toEqual({ status: "failed", fault: "chunk" });
    session.logIn();
    await settle();
    expect(auth0.login).toHaveBeenCalled();
  });

  test("says so when the browser is still here after 8 s", async () => {
    auth0.login.mockResolvedValue();
    session.logIn();
    await settle(8_000);
    expect(store.getSession()).toEqual({ status: "failed", fault: "timeout" });
    session.logIn();
    await settle();
    expect(auth0.login).toHaveBeenCalledTimes(2);
  });

  test("is a visitor's page again after Back from the login page", async () => {
    session.startSession();
    session.logIn();
    await settle();
    showAgain();
    expect(store.getSession()).toEqual({ status: "visitor" });
    await settle(60_000);
    expect(store.getSession()).toEqual({ status: "visitor" });
    session.logIn();
    await settle();
    expect(auth0.login).toHaveBeenCalledTimes(2);
  });

  test("logs out, and does not ask for the session again", async () => {
    localStorage.setItem("session-known", "1");
    session.startSession();
    await settle();
    session.logOut();
    await settle();
    expect(auth0.logout).toHaveBeenCalled();
    expect(localStorage).toHaveLength(0);
    showAgain();
    expect(store.getSession()).toEqual({ status: "visitor" });
  });
});

test("fetches the SDK ahead without starting it, and quietly", async () => {
  loadSdk.mockImplementationOnce(() => {
    throw new Error("Loading chunk 7 failed");
  });
  session.prefetchLogin();
  await settle();
  expect(loadSdk).toHaveBeenCalledTimes(1);
  expect(store.getSession()).toEqual({ status: "visitor" });
});
