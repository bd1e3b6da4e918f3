/** @jest-environment jsdom */
import { MIRA, never, open, sessionKit, settle } from "../../testing/session-kit";

const { kit, start, expectSession } = sessionKit();

describe("at the start of a page", () => {
  test.each(["GATSBY_AUTH0_DOMAIN", "GATSBY_AUTH0_CLIENT_ID"])("is off without %s", (name) => {
    process.env[name] = "";
    localStorage.setItem("session-known", "1");
    kit.session.startSession();
    expectSession({ status: "off" });
    expect(kit.loadSdk).not.toHaveBeenCalled();
  });

  test("removes an expired session", async () => {
    localStorage.setItem("session-known", "1");
    kit.auth0.restore.mockResolvedValue(undefined);
    await start();
    expectSession({ status: "visitor" });
    expect(localStorage).toHaveLength(0);
  });

  test("shows no error if the session check times out, and retries on the next page", async () => {
    localStorage.setItem("session-known", "1");
    kit.auth0.restore.mockImplementation(never);
    await start(7_999);
    expectSession({ status: "busy" });
    await settle(1);
    expectSession({ status: "visitor" });
    expect(localStorage).toHaveLength(1);
  });

  test("works if storage is forbidden", async () => {
    jest.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
      throw new Error("forbidden");
    });
    await start();
    expectSession({ status: "visitor" });
  });
});

describe("on the next page of a tab", () => {
  const store = (session: object) => sessionStorage.setItem("session", JSON.stringify(session));

  test("shows the user without the SDK", async () => {
    localStorage.setItem("session-known", "1");
    store({ status: "user", profile: MIRA });
    await start();
    expectSession({ status: "user", profile: MIRA });
    expect(kit.loadSdk).not.toHaveBeenCalled();
  });

  test.each([{ status: "user" }, { status: "user", profile: "Mira" }, { status: "guest" }])(
    "asks the provider if another release has stored another form: %j",
    async (session) => {
      localStorage.setItem("session-known", "1");
      store(session);
      await start();
      expectSession({ status: "user", profile: MIRA });
      expect(kit.loadSdk).toHaveBeenCalled();
    },
  );

  test("shows the fault of a login, once", async () => {
    store({ status: "failed", fault: "provider" });
    await start();
    expectSession({ status: "failed", fault: "provider" });
    expect(sessionStorage).toHaveLength(0);
  });

  test("shows a visitor after a logout in another tab", async () => {
    store({ status: "user", profile: MIRA });
    await start();
    expectSession({ status: "visitor" });
    expect(sessionStorage).toHaveLength(0);
  });
});

describe("on the return from the provider", () => {
  beforeEach(() => {
    sessionStorage.setItem("login-began-at", "/pricing?a=1#b");
    open("/?lang=en&code=c0de&state=st&iss=https%3A%2F%2Flogin.example#top");
  });

  test("clears the URL at once, and returns to the page where the login began", async () => {
    kit.session.startSession();
    expect(window.location.href).toBe("http://localhost/?lang=en#top");
    expectSession({ status: "busy" });
    await settle();
    const [callback] = kit.auth0.finish.mock.calls[0] ?? [];
    expect(callback).toContain("code=c0de&state=st");
    expectSession({ status: "user", profile: MIRA });
    expect(kit.returnTo).toHaveBeenCalledWith("/pricing?a=1#b");
    expect(localStorage.getItem("session-known")).toBe("1");
    expect(Object.keys(sessionStorage)).toEqual(["session"]);
  });

  test("finishes the login once", async () => {
    kit.session.startSession();
    await start();
    expect(kit.auth0.finish).toHaveBeenCalledTimes(1);
  });

  test.each([
    "//elsewhere.example",
    "/\\elsewhere.example",
    "/\t/elsewhere.example",
    "/\n\\elsewhere.example",
    "https://elsewhere.example",
    "javascript:alert(1)",
    "pricing",
    "/\\",
  ])("does not redirect to another site: %j", async (path) => {
    sessionStorage.setItem("login-began-at", path);
    await start();
    expect(kit.returnTo).not.toHaveBeenCalled();
  });

  test("restores the session if the callback URL was used before", async () => {
    kit.auth0.finish.mockRejectedValue({ error: "missing_transaction" });
    await start();
    expectSession({ status: "user", profile: MIRA });
    expect(kit.log).not.toHaveBeenCalled();
  });

  test("shows a visitor and no error after a cancelled login", async () => {
    kit.auth0.finish.mockRejectedValue({ error: "access_denied" });
    await start();
    expectSession({ status: "visitor" });
    expect(kit.log).not.toHaveBeenCalled();
  });

  test("says what to do when the provider refuses the account", async () => {
    const error_description = "Please verify your email before logging in.";
    kit.auth0.finish.mockRejectedValue({ error: "access_denied", error_description });
    await start();
    expectSession({ status: "failed", fault: "unverified" });
  });

  test("reports any other fault, and logs nothing personal", async () => {
    kit.auth0.finish.mockRejectedValue({ error: "server_error", error_description: "Mira Okafor" });
    await start();
    expectSession({ status: "failed", fault: "provider" });
    expect(kit.log.mock.calls).toEqual([["Login: provider"]]);
    kit.session.dismissFault();
    expectSession({ status: "visitor" });
  });

  test("waits 8 s, and ignores later results", async () => {
    kit.auth0.finish.mockImplementation(
      () => new Promise((resolve) => setTimeout(resolve, 9_000, MIRA)),
    );
    await start(8_000);
    expectSession({ status: "failed", fault: "timeout" });
    await settle(2_000);
    expectSession({ status: "failed", fault: "timeout" });
    expect(kit.returnTo).toHaveBeenCalledTimes(1);
  });
});

test.each(["/?code=SPRING24", "/pricing?code=SUMMER25&state=bavaria"])(
  "ignores a URL that is not the callback URL: %s",
  async (address) => {
    open(address);
    await start();
    expect(window.location.pathname + window.location.search).toBe(address);
    expect(kit.loadSdk).not.toHaveBeenCalled();
    expectSession({ status: "visitor" });
  },
);
