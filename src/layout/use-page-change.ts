import { useEffect, useRef } from "react";
import { pageHasChanged } from "../browser/page-change";

/**
 * Announces that the page has changed (`browser/page-change.ts`).
 * @param location the page's location; a new object with every navigation
 */
export function usePageChange(location: Location): void {
  const shown = useRef(location);
  useEffect(() => {
    if (shown.current === location) return;
    shown.current = location;
    pageHasChanged();
  }, [location]);
}
