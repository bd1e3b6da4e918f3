import type { Auth0Session } from "../features/login/auth0-session";
import type * as SessionModule from "../features/login/session";
import type * as StoreModule from "../features/login/session-store";
import type { Profile } from "../features/login/session-store";

export const MIRA = { name: "Mira Okafor", picture: "https://pictures.example/mira" };
/** A promise that never settles: a redirect, or a server that hangs. */
export const never = () => new Promise<never>(() => undefined);

/** A page with a fresh session module, fake timers and a fake SDK. */
function setUpSession() {
  jest.useFakeTimers();
  jest.resetModules();
  localStorage.clear();
  sessionStorage.clear();
  open("/");
  process.env.GATSBY_AUTH0_DOMAIN = "https://login.example/";
  process.env.GATSBY_AUTH0_CLIENT_ID = "client";
  const auth0: jest.Mocked<Auth0Session> = {
    login: jest.fn<Promise<void>, [{ signUp: boolean }]>(never),
    logout: jest.fn<Promise<void>, []>(never),
    finish: jest.fn<Promise<Profile | undefined>, [string]>(() => Promise.resolve(MIRA)),
    restore: jest.fn<Promise<Profile | undefined>, []>(() => Promise.resolve(MIRA)),
  };
  /** Called when the SDK is started. */
  const opened = jest.fn(() => Promise.resolve(auth0));
  /** Called when the SDK's chunk is loaded. */
  const loadSdk = jest.fn(() => ({ openAuth0Session: opened }));
  jest.doMock("../features/login/auth0-session", () => loadSdk());
  /** Called with the page to return to: jsdom cannot leave a page. */
  const returnTo = jest.fn();
  jest.doMock("../features/login/callback-address", () => ({
    ...jest.requireActual<object>("../features/login/callback-address"),
    returnTo,
  }));
  return {
    auth0,
    opened,
    loadSdk,
    returnTo,
    session: jest.requireActual<typeof SessionModule>("../features/login/session"),
    store: jest.requireActual<typeof StoreModule>("../features/login/session-store"),
    log: jest.spyOn(console, "error").mockImplementation(() => undefined),
  };
}

function tearDownSession(): void {
  jest.useRealTimers();
  delete process.env.GATSBY_AUTH0_DOMAIN;
  delete process.env.GATSBY_AUTH0_CLIENT_ID;
}

/** {@link setUpSession} for each test of a file. @returns the kit of the running test */
export function sessionKit() {
  const kit = {} as ReturnType<typeof setUpSession>;
  beforeEach(() => Object.assign(kit, setUpSession()));
  afterEach(tearDownSession);
  return {
    kit,
    start: async (ms = 0) => {
      kit.session.startSession();
      await settle(ms);
    },
    expectSession: (session: object) => expect(kit.store.getSession()).toEqual(session),
  };
}

/** Advances the timers. */
export const settle = (ms = 0) => jest.advanceTimersByTimeAsync(ms);

/** Sets the page's address. */
export const open = (path: string) => window.history.replaceState(null, "", path);

/** Back: the page is restored from the back/forward cache. */
export const showAgain = () =>
  window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
