/** Links to the landing page and to its anchors scroll smoothly. */
import { ifAllowed } from "../lib/if-allowed";

/** Key in `sessionStorage` of the anchor to scroll to on the landing page. */
const storage = "scroll-to";

/** Wait before scrolling, in ms (spec). */
const delay = 50;

const behavior = (): ScrollBehavior =>
  matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth";

/**
 * Scrolls to an element, 50 ms from now. The room above it is the same as where the browser goes to an anchor: the global
 * style's `scroll-padding-top`.
 */
const scrollToAnchor = (id: string) =>
  setTimeout(() => document.getElementById(id)?.scrollIntoView({ behavior: behavior() }), delay);

/** Whether a click opens a new tab or window, or saves the link's file. */
const isForBrowser = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  metaKey || ctrlKey || shiftKey || altKey;

/**
 * On the landing page a link to an anchor scrolls from where the visitor is, a link to the page scrolls to the top, and
 * neither adds an entry to the history. On other pages the landing page comes first (`scrollAfterLoad`).
 */
export function followAnchors(): void {
  document.addEventListener("click", (event) => {
    const address = (event.target as Element).closest("a")?.getAttribute("href");
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

/** Scrolls to the anchor that a click on another page led to. */
export function scrollAfterLoad(): void {
  const id = ifAllowed(() => sessionStorage.getItem(storage));
  if (!id) return;
  sessionStorage.removeItem(storage);
  scrollToAnchor(id);
}
