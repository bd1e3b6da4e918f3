/** What every page asks when it opens, before any other code of the login is there. */
import { ifAllowed } from "../../lib/if-allowed";

export const KNOWN_KEY = "session-known";

/** Whether somebody was logged in here before, so that the provider is worth asking; never who. */
export const isSessionKnown = (): boolean =>
  Boolean(ifAllowed(() => localStorage.getItem(KNOWN_KEY)));

/** Where the provider sends the browser back to: the origin alone is registered there. */
const CALLBACK_PATH = "/";

/** Whether an address is the one that the provider sends the browser back to, with its answer. */
export function isReturn({ pathname, searchParams }: URL): boolean {
  const answered = searchParams.has("code") || searchParams.has("error");
  // On any other page such words are somebody else's: a discount's code, a state of the country.
  return pathname === CALLBACK_PATH && answered && searchParams.has("state");
}
