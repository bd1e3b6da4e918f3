import anyAscii from "any-ascii";

/**
 * Lowercase words joined by hyphens, for addresses and anchors; letters of any script become plain ones.
 * `"The Best AI … in 2025"` → `"the-best-ai-in-2025"`, `"Планирование"` → `"planirovanie"`.
 * @returns "" where nothing is left, as of signs and emoji
 */
export function slugOf(text: string): string {
  return (
    anyAscii(text.normalize("NFKD").replace(/[\u0300-\u036f]/g, ""))
      // An emoji, by its name.
      .replace(/:\w+:/g, " ")
      .toLowerCase()
      .replace(/['’]/g, "")
      .replace(/[^a-z0-9]+/g, "-")
      .replace(/^-|-$/g, "")
  );
}

/** Last part of an article's address: the slug given, else the title's; "" where that has none. */
export const articleSlug = (data: { slug?: unknown; title?: unknown }): string =>
  typeof data.slug === "string" && data.slug ? data.slug : slugOf(String(data.title));
