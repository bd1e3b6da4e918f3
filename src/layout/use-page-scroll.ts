import { useEffect } from "react";
import { navigate } from "gatsby";
import { scrollToAnchor, scrollToTop } from "../lib/smooth-scroll";

/** Set by a click on Features, taken by the page that follows. */
let pendingAnchor: string | undefined;

/** Goes to the landing page and from there to an anchor. */
export function goToAnchor(id: string): void {
  pendingAnchor = id;
  void navigate("/");
}

/**
 * The bar's scrolling (spec section 2, Navbar): to the top when it appears, unless the address
 * names an anchor; to the features after a click on Features.
 * @param location the page's location; a new one with every navigation
 */
export function usePageScroll(location: Location): void {
  useEffect(() => {
    if (!window.location.hash) scrollToTop();
  }, []);

  useEffect(() => {
    if (!pendingAnchor) return;
    const cancel = scrollToAnchor(pendingAnchor);
    pendingAnchor = undefined;
    return cancel;
  }, [location]);
}
