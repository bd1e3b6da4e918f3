/**
 * Loads the page if Back or Forward has led to another page's address, where no router runs.
 * @param entry path of the page that the browser loaded
 * @returns whether it does
 */
export function isElsewhere(entry: string): boolean {
  if (window.location.pathname === entry) return false;
  window.location.reload();
  return true;
}
