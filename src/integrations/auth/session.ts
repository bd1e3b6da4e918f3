import { within } from "../../lib/within";
import type { Auth0Session } from "./auth0-session";
import { isSessionKnown } from "./at-start";
import { currentPath, takeCallback } from "./callback-address";
import { loginFaultOf } from "./login-fault";
import {
  onLogoutElsewhere,
  rememberLogout,
  rememberReturn,
  rememberSession,
  takeReturn,
} from "./memory";
import { authSettings, getSession, type Profile, type Session, setSession } from "./session-store";

/** How long the site waits for the provider before it says that it cannot. */
const LOGIN_TIMEOUT_MS = 8_000;

const never = new Promise<never>(() => undefined);
let opened: Promise<Auth0Session> | undefined;
let started = false;
/** Counts the attempts: only the newest one may say what the session is. */
let latest = 0;
/** The browser is on its way to the provider. */
let leaving = false;

/**
 * Finds out who is there: takes the provider's answer when the page is a return from it, asks for a
 * session when there was one before, else nothing at all. Call it once, from `onInitialClientRender`; further calls do
 * nothing.
 */
export function startSession(): void {
  if (started || !authSettings()) return;
  started = true;
  window.addEventListener("pageshow", onPageShow);
  onLogoutElsewhere(() => {
    if (!leaving) forgetUser();
  });
  const callback = takeCallback();
  if (callback) void attempt((isLatest) => finish(callback, isLatest));
  else if (isSessionKnown()) void restore();
}

/** Fetches the SDK ahead, when somebody is about to log in. */
export function prefetchLogin(): void {
  importSdk().catch(() => undefined);
}

/** Leaves for the provider's login page, or its sign-up page. */
export function logIn({ signUp = false } = {}): void {
  rememberReturn(currentPath());
  leave((auth0) => auth0.login({ signUp }));
}

/** Ends the session here and at the provider, and comes back to the front page. */
export function logOut(): void {
  rememberLogout();
  leave((auth0) => auth0.logout());
}

/** Takes the message of a failed login away. */
export function dismissFault(): void {
  if (getSession().status === "failed") setSession({ status: "visitor" });
}

function leave(go: (auth0: Auth0Session) => Promise<void>): void {
  if (leaving) return;
  leaving = true;
  // When the browser leaves, nothing comes back; when it is still here after a while, it is stuck.
  void attempt(async () => {
    await go(await open());
    return never;
  });
}

const restore = () => attempt(async () => (await open()).restore(), { quiet: true });

async function finish(callback: string, isLatest: () => boolean): Promise<Profile | undefined> {
  const landing = currentPath();
  const began = takeReturn();
  try {
    const auth0 = await open();
    return await auth0.finish(callback).catch((error: unknown) => restoreInstead(auth0, error));
  } finally {
    // Not when the visitor has waited too long, or gone elsewhere meanwhile.
    if (began && began !== landing && isLatest() && currentPath() === landing) {
      // Here, so that the menu's code runs without Gatsby's router.
      const { navigate } = await import(/* webpackMode: "eager" */ "gatsby");
      navigate(began, { replace: true });
    }
  }
}

/** An answer that was taken before, or that another login has overtaken: its user may be logged in all the same. */
async function restoreInstead(auth0: Auth0Session, error: unknown): Promise<Profile> {
  const profile = loginFaultOf(error) === "stale" ? await auth0.restore() : undefined;
  if (!profile) throw error;
  return profile;
}

/** @param quiet the visitor has not asked for anything, so that a fault is not told */
async function attempt(
  work: (isLatest: () => boolean) => Promise<Profile | undefined>,
  { quiet = false } = {},
): Promise<void> {
  latest += 1;
  const mine = latest;
  const isLatest = () => mine === latest;
  setSession({ status: "busy" });
  const [outcome] = await Promise.allSettled([within(LOGIN_TIMEOUT_MS, work(isLatest))]);
  // A newer attempt has begun: nothing of this one is stored, told or logged.
  if (!isLatest()) return;
  latest += 1;
  leaving = false;
  setSession(
    outcome.status === "fulfilled" ? toSession(outcome.value) : toFault(outcome.reason, quiet),
  );
}

function toSession(profile: Profile | undefined): Session {
  rememberSession(profile !== undefined);
  return profile ? { status: "user", profile } : { status: "visitor" };
}

function toFault(error: unknown, quiet: boolean): Session {
  const fault = loginFaultOf(error);
  if (fault === "denied") return { status: "visitor" };
  console.error(`Login: ${fault}`);
  return quiet ? { status: "visitor" } : { status: "failed", fault };
}

function open(): Promise<Auth0Session> {
  const settings = authSettings();
  if (!settings) return Promise.reject(new Error("No login provider is configured."));
  opened ??= importSdk()
    .then(({ openAuth0Session }) => openAuth0Session(settings))
    .catch((error: unknown) => {
      // The next attempt starts afresh.
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

/** The page is shown again as it was left, by Back from the provider. */
function onPageShow({ persisted }: PageTransitionEvent): void {
  if (!persisted) return;
  latest += 1;
  leaving = false;
  const { status } = getSession();
  if (status === "busy") setSession({ status: "visitor" });
  // Logged out since, on a later page.
  if (status === "user" && !isSessionKnown()) forgetUser();
  if (status !== "user" && isSessionKnown()) void restore();
}

/** Logged out elsewhere: nothing of the user is left here, neither a name nor tokens in the SDK's memory. */
function forgetUser(): void {
  latest += 1;
  opened = undefined;
  if (getSession().status !== "failed") setSession({ status: "visitor" });
}
