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

/** Decodes an address to a file name, or an anchor the way browsers compare it, if possible. */
export function decodeAddress(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}
