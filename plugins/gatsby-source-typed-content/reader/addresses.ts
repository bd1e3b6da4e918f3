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

/** Last part of a file's address: its slug, else the title's. */
export const entrySlug = (data: { slug?: unknown; title?: unknown }): string =>
  typeof data.slug === "string" && data.slug ? data.slug : slugOf(String(data.title));

/**
 * Decodes a part of an address, to a file name or the way browsers compare anchors: `issue%20%2342.png` is "issue #42.png".
 * A % that escapes nothing stays. Split at `#` and `?` first.
 */
export const decodeAddress = (part: string): string =>
  part.replace(/(?:%[\da-f]{2})+/gi, (escaped) => {
    try {
      return decodeURIComponent(escaped);
    } catch {
      return escaped;
    }
  });
