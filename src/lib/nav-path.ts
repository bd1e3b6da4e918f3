/**
 * Where a name in the bar leads: Features to the landing page, any other name to `/` followed by
 * the lowercased name.
 */
export function navPath(name: string): string {
  return isFeatures(name) ? "/" : `/${name.toLowerCase()}`;
}

/** The one name that scrolls instead of leading to a page of its own. */
export const isFeatures = (name: string): boolean => name === "Features";
