/** What the browser remembers. Storage may be forbidden; nothing is remembered then. */

const KNOWN_KEY = "session-known";
const RETURN_KEY = "login-began-at";

/** Whether somebody was logged in here before, so that the provider is worth asking; never who. */
export const isSessionKnown = (): boolean =>
  Boolean(ifAllowed(() => localStorage.getItem(KNOWN_KEY)));

export const rememberSession = (known: boolean): void =>
  ifAllowed(() => {
    if (known) localStorage.setItem(KNOWN_KEY, "1");
    else localStorage.removeItem(KNOWN_KEY);
  });

/** Keeps, for this tab, the path of the page that a login begins on. */
export const rememberReturn = (path: string): void =>
  ifAllowed(() => sessionStorage.setItem(RETURN_KEY, path));

/** @returns the path where the login began, once; undefined when it is not known */
export const takeReturn = (): string | undefined =>
  ifAllowed(() => {
    const path = sessionStorage.getItem(RETURN_KEY) ?? "";
    sessionStorage.removeItem(RETURN_KEY);
    // "//elsewhere.example" would lead off the site.
    return /^\/(?![/\\])/.test(path) ? path : undefined;
  });

function ifAllowed<Result>(access: () => Result): Result | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}
