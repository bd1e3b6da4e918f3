import { later } from "./early";

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Data that was fetched ahead, by its path; undefined where it did not come. */
export const dataAhead = new Map<string, Promise<string | undefined>>();

const textOf = (url: string) =>
  fetch(url, { priority: "low" }).then(
    (answer) => (answer.ok ? answer.text() : undefined),
    () => undefined,
  );

/** Fetches what the first action will need, without running it; not where bytes are dear: the visitor says so, or the line is slow. */
export function fetchAhead(): void {
  const { connection } = navigator as Navigator & { connection?: Connection };
  if (connection?.saveData || /[23]g/.test(connection?.effectiveType ?? "")) return;
  for (const link of document.querySelectorAll<HTMLLinkElement>(`link[rel="${later}"]`)) {
    if (link.crossOrigin) dataAhead.set(new URL(link.href).pathname, textOf(link.href));
    else link.rel = "prefetch";
  }
}
