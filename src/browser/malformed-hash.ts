/**
 * Takes a fragment away that no browser can decode (`#50%`), now and whenever the address changes: Gatsby's
 * scroll handler would throw, and React take the whole page away. Anybody can send such a link.
 */
export function dropMalformedHashes(): void {
  dropMalformedHash();
  // Before the router hears of the address, which listens later.
  addEventListener("popstate", dropMalformedHash);
}

function dropMalformedHash(): void {
  const { pathname, search, hash } = window.location;
  try {
    decodeURI(hash);
  } catch {
    window.history.replaceState(window.history.state, "", pathname + search);
  }
}
