const KEY = "session-known";

/**
 * Whether somebody was logged in here before, so that the provider is worth asking. It says nothing
 * about who. Storage may be forbidden; nobody is remembered then.
 */
export function isSessionKnown(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

export function rememberSession(known: boolean): void {
  try {
    if (known) localStorage.setItem(KEY, "1");
    else localStorage.removeItem(KEY);
  } catch {
    // See above.
  }
}
