import { later } from "./early";

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Fetches what the first action will need, without running it; not where bytes are dear: the visitor says so, or the line is slow. */
export function fetchAhead(): void {
  const { connection } = navigator as Navigator & { connection?: Connection };
  if (connection?.saveData || /[23]g/.test(connection?.effectiveType ?? "")) return;
  for (const link of document.querySelectorAll<HTMLLinkElement>(`link[rel="${later}"]`))
    link.rel = "prefetch";
}
