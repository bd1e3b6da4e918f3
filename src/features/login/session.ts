/** The session that the page shows. Auth0's SDK (63 kB gzip) loads only when someone logs in or out, or may be logged in. */
import { useSyncExternalStore } from "react";
import { ifAllowed } from "../../lib/if-allowed";
import { leaveFor } from "../../lib/leave-for";
import type { Action, Result } from "./auth0";
import { loginFaultOf, type LoginFault } from "./login-fault";
import { isCallback, LOGGED_IN_KEY, SESSION_KEY, wasLoggedIn } from "./session-hints";

/**
 * - `off`: no provider is configured
 * - `visitor`: no one is logged in; the initial state of every page
 * - `busy`: a redirect or a session check is in progress
 * - `user`: someone is logged in; the picture is a URL, or ""
 * - `failed`: the visitor's login failed
 */
export type Session =
  | { status: "off" | "visitor" | "busy" }
  | { status: "user"; profile: { name: string; picture: string } }
  | { status: "failed"; fault: LoginFault };

/** Key in `sessionStorage` of the path where the login began. */
const RETURN_KEY = "login-began-at";

/** Settings of the provider, if one is configured. */
export function authSettings(): { domain: string; clientId: string } | undefined {
  // Gatsby replaces `process.env.GATSBY_…` at build time, so the names must be written out.
  const domain = process.env.GATSBY_AUTH0_DOMAIN?.trim().replace(/\/+$/, "");
  const clientId = process.env.GATSBY_AUTH0_CLIENT_ID?.trim();
  return domain && clientId ? { domain, clientId } : undefined;
}

const [off, visitor]: Session[] = [{ status: "off" }, { status: "visitor" }];
/** The state in server-rendered HTML. */
const initialSession = (): Session => (authSettings() ? visitor : off) as Session;

let current: Session | undefined;
const listeners = new Set<() => void>();

export const getSession = (): Session => (current ??= initialSession());

export function setSession(session: Session): void {
  current = session;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The current session. Server-rendered HTML and hydration show `visitor`, or `off`. */
export const useSession = (): Session =>
  useSyncExternalStore(subscribe, getSession, initialSession);

/**
 * Shows the session of the previous page without the SDK, or asks the provider who is logged in, if someone was before or the
 * provider redirected here. Called once per page.
 */
export function startSession(): void {
  if (!authSettings()) return;
  // The back/forward cache restores the page as it was.
  addEventListener("pageshow", ({ persisted }) => persisted && restoreSession());
  restoreSession();
}

function restoreSession(): void {
  const stored = takeStoredSession();
  const mayBeLoggedIn = wasLoggedIn();
  if (isCallback() || (mayBeLoggedIn && !stored)) void openProvider();
  else if (stored && (mayBeLoggedIn || stored.status === "failed")) setSession(stored);
  else {
    setSession({ status: "visitor" });
    // They logged out in another tab.
    clearStoredSession();
  }
}

/** Redirects to the provider's login or sign-up page. */
export function logIn({ signUp = false } = {}): void {
  const { pathname, search, hash } = location;
  ifAllowed(() => sessionStorage.setItem(RETURN_KEY, pathname + search + hash));
  void openProvider(signUp ? "signUp" : "logIn");
}

/** Ends the session here and at the provider, which redirects back to the landing page. */
export function logOut(): void {
  storeSession({ status: "visitor" });
  void openProvider("logOut");
}

/** Dismisses the message of a failed login. */
export function dismissFault(): void {
  if (getSession().status === "failed") setSession({ status: "visitor" });
}

/** Loads the SDK for an action, or to check who is logged in. */
async function openProvider(action?: Action): Promise<void> {
  const settings = authSettings();
  if (!settings) return;
  setSession({ status: "busy" });
  try {
    const { openAuth0 } = await import("./auth0");
    openAuth0({ settings, action, settle });
  } catch {
    // A check fails silently: no one asked for it, and the next page tries again.
    if (!action && !isCallback()) setSession({ status: "visitor" });
    else settle({ error: { name: "ChunkLoadError" } });
  }
}

/** Shows the result of an action or a check, and stores it for the next pages of this tab. */
function settle({ user, error }: Result): void {
  const fault = error === undefined ? undefined : loginFaultOf(error);
  if (fault) console.error(`Login: ${fault}`);
  const session: Session = fault
    ? { status: "failed", fault }
    : user
      ? {
          status: "user",
          profile: { name: stringOrEmpty(user.name), picture: stringOrEmpty(user.picture) },
        }
      : { status: "visitor" };
  setSession(session);
  if (!fault) storeSession(session);
  if (isCallback()) returnToPage(session);
}

/** A claim may have any type, but React renders only text. */
const stringOrEmpty = (claim: unknown): string => (typeof claim === "string" ? claim : "");

/** Removes the callback's parameters from the URL, and returns to the page where the login began. */
function returnToPage(session: Session): void {
  history.replaceState(history.state, "", location.pathname + location.hash);
  const began = ifAllowed(() => sessionStorage.getItem(RETURN_KEY));
  ifAllowed(() => sessionStorage.removeItem(RETURN_KEY));
  // "//elsewhere.example" and "/\t/elsewhere.example" are other sites to a browser.
  if (!began?.startsWith("/") || !URL.canParse(began, location.origin)) return;
  const { origin, href } = new URL(began, location.origin);
  if (origin !== location.origin || href === location.href) return;
  storeSession(session);
  leaveFor(href);
}

/** Stores what the next pages of this tab show, without any token, and whether someone is logged in. */
function storeSession(session: Session): void {
  ifAllowed(() => {
    if (session.status === "user") localStorage.setItem(LOGGED_IN_KEY, "1");
    if (session.status === "visitor") localStorage.removeItem(LOGGED_IN_KEY);
    if (session.status === "visitor") sessionStorage.removeItem(SESSION_KEY);
    else sessionStorage.setItem(SESSION_KEY, JSON.stringify(session));
  });
}

/** Returns the session of the previous page in this tab. A failed login is returned only once. */
function takeStoredSession(): Session | undefined {
  const stored = ifAllowed(
    () => JSON.parse(sessionStorage.getItem(SESSION_KEY) ?? "null") as Session | null,
  );
  if (stored?.status !== "user") clearStoredSession();
  return stored ?? undefined;
}

const clearStoredSession = (): void => ifAllowed(() => sessionStorage.removeItem(SESSION_KEY));
