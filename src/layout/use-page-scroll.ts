import { useEffect } from "react";
import { takePendingAnchor } from "../browser/anchor-navigation";
import { scrollToAnchor, scrollToTop } from "../browser/smooth-scroll";

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
    const anchor = takePendingAnchor();
    return anchor ? scrollToAnchor(anchor) : undefined;
  }, [location]);
}
