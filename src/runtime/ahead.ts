/** `rel` of links to code that is prefetched when the browser is idle. Browsers ignore it. */
export const whenIdle = "idle";

interface Connection {
  saveData: boolean;
  effectiveType: string;
}

/** Prefetches what the islands of the page need, and runs none of it; not with Save-Data, nor on a slow line. */
export function fetchAhead(): void {
  const { connection } = navigator as Navigator & { connection?: Connection };
  if (connection && (connection.saveData || /[23]g/.test(connection.effectiveType))) return;
  // Not `preload`: Chromium reuses a failed one for all later requests.
  for (const link of document.querySelectorAll<HTMLLinkElement>(`link[rel=${whenIdle}]`))
    link.rel = "prefetch";
}
