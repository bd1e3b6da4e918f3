import anyAscii from "any-ascii";

/**
 * Lowercase ASCII words joined by hyphens, for addresses and anchors; "" for a text of punctuation or emoji.
 * `"The Best AI … in 2025"` → `"the-best-ai-in-2025"`, `"Планирование"` → `"planirovanie"`.
 */
export function slugOf(text: string): string {
  return (
    anyAscii(text.normalize("NFKD").replace(/[\u0300-\u036f]/g, ""))
      // `any-ascii` writes an emoji as `:name:`.
      .replace(/:\w+:/g, " ")
      .toLowerCase()
      .replace(/['’]/g, "")
      .replace(/[^a-z0-9]+/g, "-")
      .replace(/^-|-$/g, "")
  );
}

/** Last part of a file's address: its slug, or one made from its title. */
export const entrySlug = (data: { slug?: unknown; title?: unknown }): string =>
  typeof data.slug === "string" && data.slug ? data.slug : slugOf(String(data.title));

/**
 * Decodes a path or an anchor as browsers do: `issue%20%2342.png` becomes "issue #42.png". A % that escapes nothing stays.
 * Split addresses at `#` and `?` first.
 */
export const decodeAddress = (part: string): string =>
  part.replace(/(?:%[\da-f]{2})+/gi, (escaped) => {
    try {
      return decodeURIComponent(escaped);
    } catch {
      return escaped;
    }
  });
