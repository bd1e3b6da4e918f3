/** Smooth scrolling to the landing page's anchors. */
import { elementOf } from "../../plugins/gatsby-plugin-islands";
import { ifAllowed } from "../lib/if-allowed";

/** `sessionStorage` key of the anchor that the landing page scrolls to. */
const storageKey = "scroll-to";

/** Delay before scrolling, in ms (spec). */
const delay = 50;

const behavior = (): ScrollBehavior =>
  matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth";

/**
 * Scrolls to an element after the delay. `scroll-padding-top` sets the space above it, as for the browser's own anchors.
 */
const scrollToAnchor = (id: string) =>
  setTimeout(() => document.getElementById(id)?.scrollIntoView({ behavior: behavior() }), delay);

/** Whether a click opens a new tab or window, or downloads the link. */
const isModified = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  metaKey || ctrlKey || shiftKey || altKey;

/**
 * Makes links to the landing page's anchors and top scroll, without a history entry. On other pages the landing page loads
 * first, and then scrolls (`scrollAfterLoad`).
 */
export function followAnchors(): void {
  document.addEventListener("click", (event) => {
    const address = elementOf(event)?.closest("a")?.getAttribute("href");
    const [, isHome, id] = /^(\/)(?:#(.+))?$/.exec(address ?? "") ?? [];
    if (!isHome || isModified(event)) return;
    const isHere = location.pathname === "/";
    if (!isHere && !(id && ifAllowed(() => (sessionStorage.setItem(storageKey, id), true)))) return;
    event.preventDefault();
    if (!isHere) location.assign("/");
    else if (id) scrollToAnchor(id);
    else scrollTo({ top: 0, behavior: behavior() });
  });
}

/** Scrolls to the anchor of a link clicked on another page. */
export function scrollAfterLoad(): void {
  const id = ifAllowed(() => sessionStorage.getItem(storageKey));
  if (!id) return;
  sessionStorage.removeItem(storageKey);
  scrollToAnchor(id);
}
