/** What every page asks at its start, before other code of the login is loaded. */
import { ifAllowed } from "../../lib/if-allowed";

/** Key in `localStorage`: somebody was logged in here before. */
export const KNOWN_KEY = "session-known";
/** Key in `sessionStorage` of the session that the next pages of this tab show. Another form gets another name. */
export const TAB_KEY = "session";

/** Whether someone was logged in here before. If so, the provider is asked for a session, once per tab. */
export const isSessionKnown = (): boolean =>
  Boolean(ifAllowed(() => localStorage.getItem(KNOWN_KEY)));

/** Whether the provider has led here: only `/` is registered, and elsewhere these parameters mean something else. */
export const isCallback = (): boolean =>
  location.pathname === "/" &&
  /[?&](code|error)=.*&state=|[?&]state=.*&(code|error)=/.test(location.search);

/** Whether the page may have to show a session. */
export const mayHaveSession = (): boolean =>
  isSessionKnown() || isCallback() || Boolean(ifAllowed(() => sessionStorage.getItem(TAB_KEY)));
