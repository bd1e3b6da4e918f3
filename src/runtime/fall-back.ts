import type { ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";
import { isElsewhere } from "./elsewhere";

/** React has given the page up: links are the browser's again. */
export let isGivenUp = false;

/** Lets React take over the server's HTML. After a fault the HTML stands by itself. */
export function hydrate(element: ReactNode, place: Element): void {
  const { pathname } = window.location;
  hydrateRoot(place, element, {
    onUncaughtError(error) {
      console.error(error);
      void fallBackToHtml(place, pathname);
    },
  });
}

/**
 * Where React gave the page up because of a fault in its frame: it has emptied it by then. The page that a visitor came in
 * with gets the server's HTML back, whose links and pictures work; one that was gone to is loaded by the browser, and is
 * that page then. So no fault loads a page without end.
 * @param place what React renders into
 * @param entry the path of the page that the browser loaded
 */
async function fallBackToHtml(place: Element, entry: string): Promise<void> {
  if (isElsewhere(entry)) return;
  isGivenUp = true;
  // Gatsby still takes Back and Forward for its own, and renders nothing.
  window.addEventListener("popstate", () => isElsewhere(entry));
  // As it came: no connection is needed where the browser still has it.
  const answer = await fetch(window.location.href, { cache: "force-cache" });
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  place.replaceChildren(...(page.getElementById(place.id)?.childNodes ?? []));
}
