/** What every page asks at its start, before other code of the login is loaded. */
import { ifAllowed } from "../../lib/if-allowed";

/** Key in `localStorage`: somebody was logged in here before. */
export const KNOWN_KEY = "session-known";
/** Key in `sessionStorage` of the session that the next pages of this tab show. */
export const TAB_KEY = "session";

/** Whether someone was logged in here before. If so, the provider is asked for a session, once per tab. */
export const isSessionKnown = (): boolean =>
  Boolean(ifAllowed(() => localStorage.getItem(KNOWN_KEY)));

/** Whether the page may have to show a session. `takeCallback` checks fully whether it is a return from the provider. */
export const mayHaveSession = (): boolean =>
  isSessionKnown() ||
  location.search.includes("state=") ||
  Boolean(ifAllowed(() => sessionStorage.getItem(TAB_KEY)));
