/** What a provider adds to the address it sends the browser back to. */
const PARAMETERS = [
  "code",
  "state",
  "error",
  "error_description",
  "error_uri",
  "iss",
  "session_state",
];

/** Where the provider sends the browser back to: the origin alone is registered there. */
const CALLBACK_PATH = "/";

/** Whether an address is the one that the provider sends the browser back to, with its answer. */
function isReturn({ pathname, searchParams }: URL): boolean {
  const answered = searchParams.has("code") || searchParams.has("error");
  // On any other page such words are somebody else's: a discount's code, a state of the country.
  return pathname === CALLBACK_PATH && answered && searchParams.has("state");
}

/**
 * Takes the answer of the provider out of the page's address, at once, so that it is in no bookmark,
 * no reload and no log.
 *
 * @returns the full address as it was, undefined when the page is not a return from the provider
 */
export function takeCallback(): string | undefined {
  const { href } = window.location;
  const url = new URL(href);
  if (!isReturn(url)) return undefined;
  for (const name of PARAMETERS) url.searchParams.delete(name);
  window.history.replaceState(window.history.state, "", url);
  return href;
}

/** @returns the page that is open, as a path to come back to */
export function currentPath(): string {
  const { pathname, search, hash } = window.location;
  return pathname + search + hash;
}
