import { ifAllowed } from "../../lib/if-allowed";
import { KNOWN_KEY, TAB_KEY } from "./at-start";
import type { Session } from "./session-store";

/** What browser storage remembers; nothing where it is forbidden. */

const RETURN_KEY = "login-began-at";

export const rememberSession = (known: boolean): void =>
  ifAllowed(() => {
    if (known) localStorage.setItem(KNOWN_KEY, "1");
    else localStorage.removeItem(KNOWN_KEY);
  });

/** Value that tells other tabs of a logout; a tab that finds no session only removes the key. */
const LOGGED_OUT = "logged-out";

/** Forgets the session and tells other tabs. */
export const rememberLogout = (): void =>
  ifAllowed(() => {
    localStorage.setItem(KNOWN_KEY, LOGGED_OUT);
    localStorage.removeItem(KNOWN_KEY);
  });

/** Keeps a session for the next pages of this tab: no token, only what the page shows. */
export const rememberInTab = (session: Session): void =>
  ifAllowed(() => {
    if (session.status === "user" || session.status === "failed")
      sessionStorage.setItem(TAB_KEY, JSON.stringify(session));
    else sessionStorage.removeItem(TAB_KEY);
  });

/** @returns the session of the page before; a fault only once */
export const takeFromTab = (): Session | undefined =>
  ifAllowed(() => {
    const session: unknown = JSON.parse(sessionStorage.getItem(TAB_KEY) ?? "null");
    if (!isStored(session)) return undefined;
    if (session.status === "failed") sessionStorage.removeItem(TAB_KEY);
    return session;
  });

/** Another release may have stored another form. */
function isStored(stored: unknown): stored is Session {
  const { status, profile, fault } = Object(stored) as Record<string, unknown>;
  const { name, picture } = Object(profile) as Record<string, unknown>;
  return status === "user"
    ? typeof name === "string" && typeof picture === "string"
    : status === "failed" && typeof fault === "string";
}

/** Calls `onLogout` when somebody logs out in another tab. */
export const onLogoutElsewhere = (onLogout: () => void): void =>
  window.addEventListener("storage", ({ key, newValue }) => {
    if (key === KNOWN_KEY && newValue === LOGGED_OUT) onLogout();
  });

/** Remembers, for this tab, the path on which a login begins. */
export const rememberReturn = (path: string): void =>
  ifAllowed(() => sessionStorage.setItem(RETURN_KEY, path));

/** @returns the path on which the login began, once */
export const takeReturn = (): string | undefined =>
  ifAllowed(() => {
    const path = sessionStorage.getItem(RETURN_KEY);
    sessionStorage.removeItem(RETURN_KEY);
    return path?.startsWith("/") && isOnSite(path) ? path : undefined;
  });

/** Browsers read "//elsewhere.example" and "/\t/elsewhere.example" as other sites. */
const isOnSite = (path: string): boolean =>
  URL.canParse(path, window.location.origin) &&
  new URL(path, window.location.origin).origin === window.location.origin;
