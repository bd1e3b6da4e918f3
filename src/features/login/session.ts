import { within } from "../../lib/within";
import type { Auth0Session } from "./auth0-session";
import { isSessionKnown } from "./at-start";
import { currentPath, returnTo, takeCallback } from "./callback-address";
import { loginFaultOf } from "./login-fault";
import {
  onLogoutElsewhere,
  rememberInTab,
  rememberLogout,
  rememberReturn,
  rememberSession,
  takeFromTab,
  takeReturn,
} from "./memory";
import { authSettings, getSession, type Profile, type Session, setSession } from "./session-store";

/** How long the site waits for the provider before it reports a timeout. */
const LOGIN_TIMEOUT_MS = 8_000;

const never = new Promise<never>(() => undefined);
let opened: Promise<Auth0Session> | undefined;
let started = false;
/** Number of the newest attempt: only that one may set the session. */
let latest = 0;
/** True while the browser leaves for the provider. */
let leaving = false;

/**
 * Completes a login when the page is a return from the provider, and goes back to the page where it began. Otherwise shows the
 * session of the page before, or asks the provider for one if there was one before. Called once per page.
 */
export function startSession(): void {
  if (started || !authSettings()) return;
  started = true;
  window.addEventListener("pageshow", onPageShow);
  onLogoutElsewhere(() => {
    if (!leaving) forgetUser();
  });
  const callback = takeCallback();
  const remembered = takeFromTab();
  if (callback) void comeBack(callback);
  else if (remembered && (remembered.status === "failed" || isSessionKnown()))
    setSession(remembered);
  else if (isSessionKnown()) void restore();
  else rememberInTab({ status: "visitor" });
}

/** Redirects to the provider's login page, or its sign-up page. */
export function logIn({ signUp = false } = {}): void {
  rememberReturn(currentPath());
  leave((auth0) => auth0.login({ signUp }));
}

/** Ends the session here and at the provider, which redirects back to the landing page. */
export function logOut(): void {
  rememberLogout();
  rememberInTab({ status: "visitor" });
  leave((auth0) => auth0.logout());
}

/** Dismisses the message of a failed login. */
export function dismissFault(): void {
  if (getSession().status === "failed") setSession({ status: "visitor" });
}

function leave(go: (auth0: Auth0Session) => Promise<void>): void {
  if (leaving) return;
  leaving = true;
  // A redirect never resolves: if the page is still here after the timeout, it failed.
  void attempt(async () => {
    await go(await open());
    return never;
  });
}

const restore = () => attempt(async () => (await open()).restore(), { silent: true });

async function comeBack(callback: string): Promise<void> {
  const landing = currentPath();
  const began = takeReturn();
  const session = await attempt(async () => {
    const auth0 = await open();
    return auth0.finish(callback).catch((error: unknown) => restoreInstead(auth0, error));
  });
  if (!session || !began || began === landing) return;
  rememberInTab(session);
  returnTo(began);
}

/** After a callback that was used before or superseded by another login, the user may still be logged in. */
async function restoreInstead(auth0: Auth0Session, error: unknown): Promise<Profile> {
  const profile = loginFaultOf(error) === "stale" ? await auth0.restore() : undefined;
  if (!profile) throw error;
  return profile;
}

/**
 * @param silent shows no error, because the visitor hasn't asked for anything
 * @returns the session; undefined after a newer attempt
 */
async function attempt(
  work: () => Promise<Profile | undefined>,
  { silent = false } = {},
): Promise<Session | undefined> {
  latest += 1;
  const mine = latest;
  setSession({ status: "busy" });
  const [outcome] = await Promise.allSettled([within(LOGIN_TIMEOUT_MS, work())]);
  // A newer attempt has begun: this one stores, shows and logs nothing.
  if (mine !== latest) return undefined;
  latest += 1;
  leaving = false;
  const session =
    outcome.status === "fulfilled" ? toSession(outcome.value) : toFault(outcome.reason, silent);
  setSession(session);
  return session;
}

function toSession(profile: Profile | undefined): Session {
  const session: Session = profile ? { status: "user", profile } : { status: "visitor" };
  rememberSession(profile !== undefined);
  rememberInTab(session);
  return session;
}

function toFault(error: unknown, silent: boolean): Session {
  const fault = loginFaultOf(error);
  if (fault === "cancelled") return { status: "visitor" };
  console.error(`Login: ${fault}`);
  return silent ? { status: "visitor" } : { status: "failed", fault };
}

function open(): Promise<Auth0Session> {
  const settings = authSettings();
  if (!settings) return Promise.reject(new Error("No login provider is configured."));
  opened ??= importSdk()
    .then(({ openAuth0Session }) => openAuth0Session(settings))
    .catch((error: unknown) => {
      // The next attempt loads the SDK again.
      opened = undefined;
      throw error;
    });
  return opened;
}

function importSdk() {
  return import("./auth0-session").catch((cause: unknown) => {
    throw Object.assign(new Error("The SDK did not load", { cause }), { name: "ChunkLoadError" });
  });
}

/** Back from the provider shows the page from the back/forward cache. */
function onPageShow({ persisted }: PageTransitionEvent): void {
  if (!persisted) return;
  latest += 1;
  leaving = false;
  const { status } = getSession();
  if (status === "busy") setSession({ status: "visitor" });
  // The user has logged out on a later page.
  if (status === "user" && !isSessionKnown()) forgetUser();
  if (status !== "user" && isSessionKnown()) void restore();
}

/** After a logout in another tab: removes the user's name, and the tokens in the SDK's memory. */
function forgetUser(): void {
  latest += 1;
  opened = undefined;
  rememberInTab({ status: "visitor" });
  if (getSession().status !== "failed") setSession({ status: "visitor" });
}
