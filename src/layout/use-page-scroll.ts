import { useEffect } from "react";
import { takePendingAnchor } from "../browser/anchor-navigation";
import { scrollToAnchor, scrollToTop } from "../browser/smooth-scroll";

/**
 * The bar's scrolling: to the top when it appears, unless the address names an anchor; to the
 * features when a click on Features has led here from another page.
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
