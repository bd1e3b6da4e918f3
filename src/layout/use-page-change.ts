import { useEffect, useRef } from "react";
import { pageHasChanged } from "../browser/page-change";

/**
 * Ends what belongs to the page before.
 * @param location the page's location; a new one with every navigation
 */
export function usePageChange(location: Location): void {
  const shown = useRef(location);
  useEffect(() => {
    if (shown.current === location) return;
    shown.current = location;
    pageHasChanged();
  }, [location]);
}
