import type { ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";
import { isElsewhere } from "./elsewhere";

/** True after a page failed: the browser follows links again. */
export let isGivenUp = false;

/** Hydrates the page. After an error the server's HTML comes back. */
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
 * After an error outside all islands React has emptied the page. The page that the browser loaded gets the server's HTML
 * back; any other page is loaded by the browser. So no error loads a page without end.
 * @param place the root element
 * @param entry path of the page that the browser loaded
 */
async function fallBackToHtml(place: Element, entry: string): Promise<void> {
  if (isElsewhere(entry)) return;
  isGivenUp = true;
  // Gatsby still handles Back and Forward, and renders nothing.
  window.addEventListener("popstate", () => isElsewhere(entry));
  // From the cache, if the browser still has it.
  const answer = await fetch(window.location.href, { cache: "force-cache" });
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  place.replaceChildren(...(page.getElementById(place.id)?.childNodes ?? []));
}
