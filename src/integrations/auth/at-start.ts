/** What every page asks when it opens, before any other code of the login is there. */
import { ifAllowed } from "../../lib/if-allowed";

export const KNOWN_KEY = "session-known";

/** Whether somebody was logged in here before, so that the provider is worth asking; never who. */
export const isSessionKnown = (): boolean =>
  Boolean(ifAllowed(() => localStorage.getItem(KNOWN_KEY)));

/** Whether the provider may have sent the browser back; `takeCallback` knows. */
export const mayBeReturn = (): boolean => location.search.includes("state=");
