/** `rel` of links to later code, prefetched when idle or with an action. Browsers ignore both. */
export const whenIdle = "idle";
export const withAction = "act";

interface Connection {
  saveData: boolean;
  effectiveType: string;
}

/** Not `preload`: Chromium reuses a failed one for all later requests. */
function prefetch(links: string): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>(links)) link.rel = "prefetch";
}

/** Prefetches what any island needs, and runs none of it; not with Save-Data, nor on a slow line. */
export function fetchAhead(): void {
  const { connection } = navigator as Navigator & { connection?: Connection };
  if (connection && (connection.saveData || /[23]g/.test(connection.effectiveType))) return;
  prefetch(`link[rel=${whenIdle}]`);
}

/** Prefetches in parallel what the code of an island would request one after the other. */
export const fetchNow = (island: string): void =>
  prefetch(`link[data-of~="${island}"]:not([rel=prefetch])`);
