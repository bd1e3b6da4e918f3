/** Links to the landing page and to its anchors scroll smoothly. */
import { elementOf } from "../../plugins/gatsby-plugin-islands";
import { ifAllowed } from "../lib/if-allowed";

/** Key in `sessionStorage` of the anchor to scroll to on the landing page. */
const storage = "scroll-to";

/** Delay before scrolling, in ms (spec). */
const delay = 50;

const behavior = (): ScrollBehavior =>
  matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth";

/**
 * Scrolls to an element after the delay. The global style's `scroll-padding-top` sets the space above it, as for the browser's
 * own anchors.
 */
const scrollToAnchor = (id: string) =>
  setTimeout(() => document.getElementById(id)?.scrollIntoView({ behavior: behavior() }), delay);

/** Whether a click opens a new tab or window, or downloads the link. */
const isForBrowser = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  metaKey || ctrlKey || shiftKey || altKey;

/**
 * On the landing page, links to its anchors and to its top scroll without a history entry. On other pages the landing page is
 * loaded first (`scrollAfterLoad`).
 */
export function followAnchors(): void {
  document.addEventListener("click", (event) => {
    const address = elementOf(event)?.closest("a")?.getAttribute("href");
    const [, isHome, id] = /^(\/)(?:#(.+))?$/.exec(address ?? "") ?? [];
    if (!isHome || isForBrowser(event)) return;
    const isHere = location.pathname === "/";
    if (!isHere && !(id && ifAllowed(() => (sessionStorage.setItem(storage, id), true)))) return;
    event.preventDefault();
    if (!isHere) location.assign("/");
    else if (id) scrollToAnchor(id);
    else scrollTo({ top: 0, behavior: behavior() });
  });
}

/** Scrolls to the anchor of a link that was clicked on another page. */
export function scrollAfterLoad(): void {
  const id = ifAllowed(() => sessionStorage.getItem(storage));
  if (!id) return;
  sessionStorage.removeItem(storage);
  scrollToAnchor(id);
}
