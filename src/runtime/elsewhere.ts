/**
 * Whether Back or Forward has led to another page's address, while nobody else would show that page; the browser loads
 * it then.
 * @param entry the path of the page that the browser loaded
 */
export function isElsewhere(entry: string): boolean {
  if (window.location.pathname === entry) return false;
  window.location.reload();
  return true;
}
