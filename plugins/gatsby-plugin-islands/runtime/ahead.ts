/** `rel` of links to code that is prefetched when the browser is idle. Browsers ignore it. */
export const whenIdle = "idle";

interface Connection {
  saveData: boolean;
  effectiveType: string;
}

/** Whether nothing is loaded that nobody has asked for: with Save-Data, and on a slow line. */
export function isFrugal(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return connection ? connection.saveData || /[23]g/.test(connection.effectiveType) : false;
}

/** Prefetches what the islands of the page need, and runs none of it. */
export function fetchAhead(): void {
  // Not `preload`: Chromium reuses a failed one for all later requests.
  for (const link of document.querySelectorAll<HTMLLinkElement>(`link[rel=${whenIdle}]`))
    link.rel = "prefetch";
}
