import { useEffect } from "react";
import { takePendingAnchor } from "../browser/anchor-navigation";
import { scrollToAnchor } from "../browser/smooth-scroll";

/**
 * Scrolls to the features after a click on Features on another page. All other scrolling is the browser's and Gatsby's
 * (`gatsby-browser.tsx`).
 * @param location the page's location; a new object with every navigation
 */
export function usePageScroll(location: Location): void {
  useEffect(() => {
    const anchor = takePendingAnchor();
    return anchor ? scrollToAnchor(anchor) : undefined;
  }, [location]);
}
