import { rel } from "./early";

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

const links = (when: string) => document.querySelectorAll<HTMLLinkElement>(`link[rel="${when}"]`);

/** Fetches React and the layout's code, and runs none of it; not where bytes are dear: the visitor says so, or the line is slow. */
export function fetchAhead(): void {
  const { connection } = navigator as Navigator & { connection?: Connection };
  if (connection?.saveData || /[23]g/.test(connection?.effectiveType ?? "")) return;
  for (const link of links(rel.idle)) link.rel = "prefetch";
}

/**
 * Fetches at once what would be asked for one after the other: the page's code, and an island's props and code.
 * @param target where something was done
 */
export function fetchNow(target?: Element): void {
  const island = target?.closest<HTMLElement>("[data-island]")?.dataset.island ?? "";
  for (const link of links(rel.act)) {
    const { of } = link.dataset;
    // Not `preload`: Chromium takes one that failed for the answer to all later requests.
    if (of === undefined || of.split(" ").includes(island)) link.rel = "prefetch";
  }
}
