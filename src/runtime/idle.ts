/** What the browser does by itself when a page has loaded and nobody waits for anything. */
import { attendScenes } from "../browser/live-scenes";
import { later } from "./early";

/** Lets scenes live that need no React, and fetches what the first action will need, without running it. */
export function doIdly(): void {
  attendScenes();
  if (isSparing()) return;
  for (const link of document.querySelectorAll<HTMLLinkElement>(`link[rel="${later}"]`))
    link.rel = "prefetch";
}

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Where bytes are dear: the visitor says so, or the line is slow. */
function isSparing(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return Boolean(connection?.saveData) || /2g|3g/.test(connection?.effectiveType ?? "");
}
