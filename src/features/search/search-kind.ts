/** Kinds of search results; `content/search.json` has a word for each. */
export type SearchKind = "article" | "release" | "terms" | "page";

/** The kind of the page at an address: `/blog/how-we-plan` → `article`. */
export function searchKind(path: string): SearchKind {
  if (path.startsWith("/blog/")) return "article";
  if (path.startsWith("/changelog/")) return "release";
  return path === "/tos" ? "terms" : "page";
}
