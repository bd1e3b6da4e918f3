/** @jest-environment jsdom */
import { waitFor } from "@testing-library/react";
import type * as Module from "./session";

const claims = {
  name: "Mira Okafor",
  picture: "https://pictures.example/mira",
  email: "m@b.example",
};
const MIRA = { status: "user", profile: { name: claims.name, picture: claims.picture } };

const fakeSdk = {
  isLoading: false,
  user: undefined as object | undefined,
  error: undefined as object | undefined,
  loginWithRedirect: jest.fn(),
  logout: jest.fn(),
};
const loadSdk = jest.fn();
let session: typeof Module;
const leaveFor = jest.fn();

beforeEach(() => {
  jest.resetModules();
  localStorage.clear();
  sessionStorage.clear();
  open("/");
  process.env.GATSBY_AUTH0_DOMAIN = "https://login.example/";
  process.env.GATSBY_AUTH0_CLIENT_ID = "client";
  Object.assign(fakeSdk, { user: claims, error: undefined });
  fakeSdk.loginWithRedirect.mockReturnValue(new Promise(() => undefined));
  fakeSdk.logout.mockReturnValue(new Promise(() => undefined));
  jest.doMock("@auth0/auth0-react", () => {
    loadSdk();
    return {
      Auth0Provider: ({ children }: { children: unknown }) => children,
      useAuth0: () => fakeSdk,
    };
  });
  jest.doMock("../../lib/leave-for", () => ({ leaveFor }));
  session = jest.requireActual<typeof Module>("./session");
  jest.spyOn(console, "error").mockImplementation(() => undefined);
});

const open = (path: string) => history.replaceState(null, "", path);
const shown = () => session.getSession();
const expectShown = (expected: object) => waitFor(() => expect(shown()).toEqual(expected));

describe("at the start of a page", () => {
  it.each(["GATSBY_AUTH0_DOMAIN", "GATSBY_AUTH0_CLIENT_ID"])("is off without %s", (name) => {
    process.env[name] = "";
    localStorage.setItem("session-known", "1");
    session.startSession();
    expect(shown()).toEqual({ status: "off" });
    expect(loadSdk).not.toHaveBeenCalled();
  });

  it.each(["/", "/?code=SPRING24", "/pricing?code=SUMMER25&state=bavaria"])(
    "doesn't load the SDK for a visitor of %s",
    (address) => {
      open(address);
      session.startSession();
      expect(shown()).toEqual({ status: "visitor" });
      expect(location.pathname + location.search).toBe(address);
      expect(loadSdk).not.toHaveBeenCalled();
    },
  );

  it("asks the provider if someone was logged in before", async () => {
    localStorage.setItem("session-known", "1");
    session.startSession();
    await expectShown(MIRA);
    expect(JSON.stringify(sessionStorage)).not.toContain(claims.email);
  });

  it("forgets an expired session", async () => {
    localStorage.setItem("session-known", "1");
    fakeSdk.user = undefined;
    session.startSession();
    await expectShown({ status: "visitor" });
    expect(localStorage).toHaveLength(0);
  });

  it("works without access to storage", () => {
    jest.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
      throw new Error("forbidden");
    });
    session.startSession();
    expect(shown()).toEqual({ status: "visitor" });
  });
});

describe("on the next page of a tab", () => {
  const store = (stored: object) => sessionStorage.setItem("session", JSON.stringify(stored));

  it("shows the user without the SDK", () => {
    localStorage.setItem("session-known", "1");
    store(MIRA);
    session.startSession();
    expect(shown()).toEqual(MIRA);
    expect(loadSdk).not.toHaveBeenCalled();
  });

  it("shows a visitor after a logout in another tab", () => {
    store(MIRA);
    session.startSession();
    expect(shown()).toEqual({ status: "visitor" });
    expect(sessionStorage).toHaveLength(0);
  });

  it("shows a failed login once, until dismissed", () => {
    store({ status: "failed", fault: "refused" });
    session.startSession();
    expect(shown()).toEqual({ status: "failed", fault: "refused" });
    expect(sessionStorage).toHaveLength(0);
    session.dismissFault();
    expect(shown()).toEqual({ status: "visitor" });
  });
});

describe("after a redirect from the provider", () => {
  beforeEach(() => {
    sessionStorage.setItem("login-began-at", "/pricing?a=1#b");
    open("/?code=c0de&state=st");
  });

  it("shows the user on the page where the login began", async () => {
    session.startSession();
    await expectShown(MIRA);
    expect(leaveFor).toHaveBeenCalledWith("http://localhost/pricing?a=1#b");
    expect(location.href).toBe("http://localhost/");
    expect(localStorage.getItem("session-known")).toBe("1");
    expect(Object.keys(sessionStorage)).toEqual(["session"]);
  });

  it.each([
    "//elsewhere.example",
    "/\\elsewhere.example",
    "/\t/elsewhere.example",
    "https://elsewhere.example",
    "javascript:alert(1)",
    "pricing",
  ])("never redirects to another site: %j", async (path) => {
    sessionStorage.setItem("login-began-at", path);
    session.startSession();
    await expectShown(MIRA);
    expect(leaveFor).not.toHaveBeenCalled();
  });

  it("doesn't report a canceled login", async () => {
    Object.assign(fakeSdk, { user: undefined, error: { error: "access_denied" } });
    session.startSession();
    await expectShown({ status: "visitor" });
    expect(console.error).not.toHaveBeenCalled();
  });

  it("stores the reason of a failed login and logs no personal data", async () => {
    const error = { error: "access_denied", error_description: "Verify m@b.example" };
    Object.assign(fakeSdk, { user: undefined, error });
    session.startSession();
    await expectShown({ status: "failed", fault: "unverified" });
    expect(sessionStorage.getItem("session")).toContain("unverified");
    expect(jest.mocked(console.error).mock.calls).toEqual([["Login: unverified"]]);
  });
});

describe("logging in and out", () => {
  it.each([
    [false, {}],
    [true, { screen_hint: "signup" }],
  ])("redirects to the provider (sign-up: %s)", async (signUp, authorizationParams) => {
    open("/pricing#plans");
    session.logIn({ signUp });
    await waitFor(() =>
      expect(fakeSdk.loginWithRedirect.mock.calls).toEqual([[{ authorizationParams }]]),
    );
    expect(sessionStorage.getItem("login-began-at")).toBe("/pricing#plans");
    expect(shown()).toEqual({ status: "busy" });
  });

  it("reports a failed redirect and can be retried", async () => {
    fakeSdk.loginWithRedirect.mockRejectedValueOnce(new TypeError("Failed to fetch"));
    session.logIn();
    await expectShown({ status: "failed", fault: "unreachable" });
    session.logIn();
    await waitFor(() => expect(fakeSdk.loginWithRedirect).toHaveBeenCalledTimes(2));
  });

  it("logs out here, at the provider and in the back/forward cache", async () => {
    localStorage.setItem("session-known", "1");
    session.startSession();
    await expectShown(MIRA);
    session.logOut();
    await waitFor(() => expect(fakeSdk.logout).toHaveBeenCalled());
    expect([...Object.keys(localStorage), ...Object.keys(sessionStorage)]).toEqual([]);
    dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
    expect(shown()).toEqual({ status: "visitor" });
  });
});
