/** What every page asks at its start, before other code of the login is loaded. */
import { ifAllowed } from "../../lib/if-allowed";

export const KNOWN_KEY = "session-known";

/** Whether somebody was logged in here before: then the provider is asked for a session. */
export const isSessionKnown = (): boolean =>
  Boolean(ifAllowed(() => localStorage.getItem(KNOWN_KEY)));

/** Whether this may be a return from the provider; `takeCallback` checks it fully. */
export const mayBeReturn = (): boolean => location.search.includes("state=");
