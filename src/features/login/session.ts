/** The login, as the page shows it. Auth0's SDK (63 kB gzip) is loaded when somebody logs in or out, or may be logged in. */
import { useSyncExternalStore } from "react";
import { ifAllowed } from "../../lib/if-allowed";
import { leaveFor } from "../../lib/leave-for";
import { isCallback, isSessionKnown, KNOWN_KEY, TAB_KEY } from "./at-start";
import { loginFaultOf, type LoginFault } from "./login-fault";

/**
 * - `off`: no provider is configured
 * - `visitor`: nobody is logged in; the initial state of every page
 * - `busy`: a redirect or a session check is under way
 * - `user`: somebody is logged in; the picture is an address, or ""
 * - `failed`: a visitor whose login failed
 */
export type Session =
  | { status: "off" | "visitor" | "busy" }
  | { status: "user"; profile: { name: string; picture: string } }
  | { status: "failed"; fault: LoginFault };

/** What the provider is opened for; without one of them, to find out who is logged in. */
export type Action = "logIn" | "signUp" | "logOut";

/** Key in `sessionStorage` of the path on which a login began. */
const RETURN_KEY = "login-began-at";

/** The provider's settings, if there is one. */
export function authSettings(): { domain: string; clientId: string } | undefined {
  // The build replaces `process.env.GATSBY_…` by its value: keep the names written out.
  const domain = process.env.GATSBY_AUTH0_DOMAIN?.trim().replace(/\/+$/, "");
  const clientId = process.env.GATSBY_AUTH0_CLIENT_ID?.trim();
  return domain && clientId ? { domain, clientId } : undefined;
}

const [off, visitor]: Session[] = [{ status: "off" }, { status: "visitor" }];
/** The state in the server's HTML. */
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

/** The current session. The server's HTML and the first paint show `visitor`, or `off`. */
export const useSession = (): Session =>
  useSyncExternalStore(subscribe, getSession, initialSession);

/**
 * Shows the session of the page before, without the SDK; or asks the provider who is logged in, if somebody was before or the
 * provider has led here. Called once per page.
 */
export function startSession(): void {
  if (!authSettings()) return;
  // Back from the provider or a later page shows the page as it was.
  addEventListener("pageshow", ({ persisted }) => persisted && show());
  show();
}

function show(): void {
  const stored = takeFromTab();
  const isKnown = isSessionKnown();
  if (isCallback() || (isKnown && !stored)) void open();
  else if (stored && (isKnown || stored.status === "failed")) setSession(stored);
  else {
    setSession({ status: "visitor" });
    // Somebody has logged out in another tab.
    ifAllowed(() => sessionStorage.removeItem(TAB_KEY));
  }
}

/** Redirects to the provider's login page, or its sign-up page. */
export function logIn({ signUp = false } = {}): void {
  const { pathname, search, hash } = location;
  ifAllowed(() => sessionStorage.setItem(RETURN_KEY, pathname + search + hash));
  void open(signUp ? "signUp" : "logIn");
}

/** Ends the session here and at the provider, which redirects back to the landing page. */
export function logOut(): void {
  keep({ status: "visitor" });
  void open("logOut");
}

/** Dismisses the message of a failed login. */
export function dismissFault(): void {
  if (getSession().status === "failed") setSession({ status: "visitor" });
}

async function open(action?: Action): Promise<void> {
  setSession({ status: "busy" });
  try {
    const { openAuth0 } = await import("./auth0");
    openAuth0(action);
  } catch {
    // Nobody has asked for a check; the next page tries again.
    if (!action && !isCallback()) setSession({ status: "visitor" });
    else settle({ error: { name: "ChunkLoadError" } });
  }
}

/** Shows what has come of an action or a check, and keeps it for the next pages of this tab. */
export function settle({ user, error }: { user?: Record<string, unknown>; error?: unknown }): void {
  const fault = error === undefined ? undefined : loginFaultOf(error);
  if (fault) console.error(`Login: ${fault}`);
  const session: Session = fault
    ? { status: "failed", fault }
    : user
      ? { status: "user", profile: { name: textOf(user.name), picture: textOf(user.picture) } }
      : { status: "visitor" };
  setSession(session);
  if (!fault) keep(session);
  if (isCallback()) goBack(session);
}

/** A claim may contain anything, but React only renders text. */
const textOf = (claim: unknown): string => (typeof claim === "string" ? claim : "");

/** Leaves the callback's address, and returns to the page where the login began. */
function goBack(session: Session): void {
  history.replaceState(history.state, "", location.pathname + location.hash);
  const began = ifAllowed(() => sessionStorage.getItem(RETURN_KEY));
  ifAllowed(() => sessionStorage.removeItem(RETURN_KEY));
  // Browsers read "//elsewhere.example" and "/\t/elsewhere.example" as other sites.
  if (!began?.startsWith("/") || !URL.canParse(began, location.origin)) return;
  const { origin, href } = new URL(began, location.origin);
  if (origin !== location.origin || href === location.href) return;
  keep(session);
  leaveFor(href);
}

/** Keeps what the next pages of this tab show, without any token, and that somebody is logged in. */
function keep(session: Session): void {
  ifAllowed(() => {
    if (session.status === "user") localStorage.setItem(KNOWN_KEY, "1");
    if (session.status === "visitor") localStorage.removeItem(KNOWN_KEY);
    if (session.status === "visitor") sessionStorage.removeItem(TAB_KEY);
    else sessionStorage.setItem(TAB_KEY, JSON.stringify(session));
  });
}

/** The session of the page before; a fault only once. */
function takeFromTab(): Session | undefined {
  const stored = ifAllowed(
    () => JSON.parse(sessionStorage.getItem(TAB_KEY) ?? "null") as Session | null,
  );
  if (stored?.status !== "user") ifAllowed(() => sessionStorage.removeItem(TAB_KEY));
  return stored ?? undefined;
}
