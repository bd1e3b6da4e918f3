import { rel } from "./early";

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

const links = (selector: string) =>
  Array.from(document.querySelectorAll<HTMLLinkElement>(`link${selector}`));

/** Fetches React and the layout's code when nobody waits for it, and runs none of it; not where bytes are dear: the visitor says so, or the line is slow. */
export function fetchAhead(): void {
  const { connection } = navigator as Navigator & { connection?: Connection };
  if (connection?.saveData || /[23]g/.test(connection?.effectiveType ?? "")) return;
  for (const link of links(`[rel="${rel.idle}"]`)) link.rel = "prefetch";
}

/** The page's data, by its path; undefined where it did not come. */
export const dataOnItsWay = new Map<string, Promise<string | undefined>>();

const textOf = (url: string) =>
  fetch(url).then(
    (answer) => (answer.ok ? answer.text() : undefined),
    () => undefined,
  );

/**
 * Fetches at once what React would ask for one after the other: the page's code and data, and the code of an island.
 * @param target where something was done
 */
export function fetchNow(target?: EventTarget | null): void {
  const island = target instanceof Element && target.closest<HTMLElement>("[data-code]");
  const needed = [":not([data-code])", `[data-code~="${island ? island.dataset.code : ""}"]`];
  for (const link of needed.flatMap((one) => links(`[rel="${rel.act}"]${one}`))) {
    if (link.crossOrigin) dataOnItsWay.set(new URL(link.href).pathname, textOf(link.href));
    // Not `preload`: Chromium takes one that failed for the answer to all later requests.
    link.rel = link.crossOrigin ? "" : "prefetch";
  }
}
