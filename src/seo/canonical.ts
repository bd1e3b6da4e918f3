/**
 * A page's one address: absolute, without query, anchor or slash at the end.
 * `("https://cairn.example", "/pricing/")` → `https://cairn.example/pricing`.
 */
export function canonicalUrl(siteUrl: string, path: string): string {
  const clean = path.replace(/[?#].*$/, "").replace(/\/+$/, "");
  return `${siteUrl}${clean}`;
}
