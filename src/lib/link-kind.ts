/**
 * Where an address leads:
 * - `page`: to a page of this site, perhaps to an anchor on it (`/pricing`, `/#features`)
 * - `file`: to a file of this site (`/blog/rss.xml`)
 * - `anchor`: to a place on the same page (`#main`)
 * - `mail`: to a mail or phone program
 * - `external`: to another site
 */
type LinkKind = "page" | "file" | "anchor" | "mail" | "external";

/** The kind of a link, in components and in Markdown. */
export function linkKind(to: string): LinkKind {
  if (/^https?:\/\//i.test(to)) return "external";
  if (/^(mailto|tel):/i.test(to)) return "mail";
  if (to.startsWith("#")) return "anchor";
  return /\.[a-z0-9]+([?#].*)?$/i.test(to) ? "file" : "page";
}

/** Opens links to other sites in a new tab, without access to this page. */
export const linkAttributes = (to: string) =>
  linkKind(to) === "external" ? ({ target: "_blank", rel: "noopener" } as const) : {};
