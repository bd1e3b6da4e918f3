import { useEffect } from "react";
import { takePendingAnchor } from "../browser/anchor-navigation";
import { scrollToAnchor } from "../browser/smooth-scroll";

/**
 * Scrolls to the features when a click on Features has led here from another page. Where any other page begins is the
 * browser's and Gatsby's (`gatsby-browser.tsx`).
 * @param location the page's location; a new one with every navigation
 */
export function usePageScroll(location: Location): void {
  useEffect(() => {
    const anchor = takePendingAnchor();
    return anchor ? scrollToAnchor(anchor) : undefined;
  }, [location]);
}
