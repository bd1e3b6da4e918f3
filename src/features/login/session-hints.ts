/** Whether a page may have to show a session. Keep it small: it's in the first script, without React and the SDK. */
import { ifAllowed } from "../../lib/if-allowed";

/** Key in `localStorage`, set once someone has logged in. */
export const LOGGED_IN_KEY = "session-known";
/** Key in `sessionStorage` of the session to show on the next pages of this tab. Change it when the format changes. */
export const SESSION_KEY = "session";

/** Whether someone logged in here before. If so, the provider is asked for a session, once per tab. */
export const wasLoggedIn = (): boolean =>
  Boolean(ifAllowed(() => localStorage.getItem(LOGGED_IN_KEY)));

/** Whether this is the redirect from the provider. Only `/` is registered; elsewhere these parameters mean something else. */
export const isCallback = (): boolean =>
  location.pathname === "/" &&
  /[?&](code|error)=.*&state=|[?&]state=.*&(code|error)=/.test(location.search);

/** Whether the page may have to show a session. */
export const mayHaveSession = (): boolean =>
  wasLoggedIn() || isCallback() || Boolean(ifAllowed(() => sessionStorage.getItem(SESSION_KEY)));
