import { ifAllowed } from "../../lib/if-allowed";
import { KNOWN_KEY } from "./at-start";

/** What the browser remembers. Storage may be forbidden; nothing is remembered then. */

const RETURN_KEY = "login-began-at";

export const rememberSession = (known: boolean): void =>
  ifAllowed(() => {
    if (known) localStorage.setItem(KNOWN_KEY, "1");
    else localStorage.removeItem(KNOWN_KEY);
  });

/** What other tabs hear of a logout, and of nothing else: also a tab that finds no session forgets it. */
const LOGGED_OUT = "logged-out";

/** Forgets the session, and tells the other tabs. */
export const rememberLogout = (): void =>
  ifAllowed(() => {
    localStorage.setItem(KNOWN_KEY, LOGGED_OUT);
    localStorage.removeItem(KNOWN_KEY);
  });

/** Calls `act` when somebody logs out in another tab. */
export const onLogoutElsewhere = (act: () => void): void =>
  window.addEventListener("storage", ({ key, newValue }) => {
    if (key === KNOWN_KEY && newValue === LOGGED_OUT) act();
  });

/** Keeps, for this tab, the path of the page that a login begins on. */
export const rememberReturn = (path: string): void =>
  ifAllowed(() => sessionStorage.setItem(RETURN_KEY, path));

/** @returns the path where the login began, once; undefined when it is not known */
export const takeReturn = (): string | undefined =>
  ifAllowed(() => {
    const path = sessionStorage.getItem(RETURN_KEY);
    sessionStorage.removeItem(RETURN_KEY);
    return path?.startsWith("/") && isOnSite(path) ? path : undefined;
  });

/** As a browser reads it: "//elsewhere.example" leads off the site, and so does "/\t/elsewhere.example". */
const isOnSite = (path: string): boolean =>
  URL.canParse(path, window.location.origin) &&
  new URL(path, window.location.origin).origin === window.location.origin;
