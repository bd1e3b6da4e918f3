import { rel } from "./early";

interface Connection {
  saveData: boolean;
  effectiveType: string;
}

const links = (when: string) => document.querySelectorAll<HTMLLinkElement>(`link[rel="${when}"]`);

/** Prefetches React and the layout's code, and runs none of it; not with Save-Data, nor on a slow line. */
export function fetchAhead(): void {
  const { connection } = navigator as Navigator & { connection?: Connection };
  if (connection && (connection.saveData || /[23]g/.test(connection.effectiveType))) return;
  for (const link of links(rel.idle)) link.rel = "prefetch";
}

/**
 * Prefetches in parallel what the code would request one after the other: an island's props and code.
 * @param island its name
 */
export function fetchNow(island?: string): void {
  for (const link of links(rel.act)) {
    const { of } = link.dataset;
    // Not `preload`: Chromium reuses a failed one for all later requests.
    if (of === undefined || of.split(" ").includes(String(island))) link.rel = "prefetch";
  }
}
