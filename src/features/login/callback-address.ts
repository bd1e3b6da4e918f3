/** Parameters that the provider adds to the callback address. */
const PARAMETERS = [
  "code",
  "state",
  "error",
  "error_description",
  "error_uri",
  "iss",
  "session_state",
];

/** Path of the callback address: only the origin is registered. */
const CALLBACK_PATH = "/";

/** Whether an address is the callback address with the provider's parameters. */
function isReturn({ pathname, searchParams }: URL): boolean {
  const answered = searchParams.has("code") || searchParams.has("error");
  // On other pages these parameters mean something else: a discount code, a state of a country.
  return pathname === CALLBACK_PATH && answered && searchParams.has("state");
}

/**
 * Removes the provider's parameters from the page's address at once, so that no bookmark, reload or log has them.
 * @returns the full callback address; undefined on other pages
 */
export function takeCallback(): string | undefined {
  const { href } = window.location;
  const url = new URL(href);
  if (!isReturn(url)) return undefined;
  for (const name of PARAMETERS) url.searchParams.delete(name);
  window.history.replaceState(window.history.state, "", url);
  return href;
}

/** @returns the current path, to return to */
export function currentPath(): string {
  const { pathname, search, hash } = window.location;
  return pathname + search + hash;
}

/** Leaves this page for another one of the site, which takes its entry in the history. */
export const returnTo = (path: string): void => location.replace(path);
