import { defaultSchema } from "hast-util-sanitize";
import type { Schema } from "hast-util-sanitize";

/**
 * The HTML that a text may have: what Markdown becomes, and harmless tags as on GitHub. Scripts, styles, handlers and
 * addresses that run something never get into a page: the policy would allow them, as it allows whatever a page has.
 */
export const textSchema: Schema = {
  ...defaultSchema,
  tagNames: [
    ...(defaultSchema.tagNames ?? []),
    ...["abbr", "bdi", "bdo", "caption", "cite", "col", "colgroup", "dfn", "figcaption", "figure"],
    ...["mark", "small", "time", "u", "wbr"],
  ],
  attributes: {
    ...defaultSchema.attributes,
    a: ["href", ["className", "footnote-ref", "footnote-backref"]],
    // `metastring` is what follows the language, from `markdown-data`.
    code: [["className", /^language-./], "metastring"],
    div: [["className", "footnotes"]],
    "*": [
      ...["align", "alt", "cite", "colSpan", "dateTime", "dir", "headers", "height", "id", "lang"],
      ...["open", "rowSpan", "scope", "span", "start", "title", "width"],
    ],
    input: [["type", "checkbox"], ["disabled", true], "checked"],
  },
  // Only headings and footnotes still have ids, which keep their names.
  clobber: [],
  protocols: {
    cite: ["http", "https"],
    href: ["http", "https", "mailto", "tel"],
    src: ["http", "https"],
  },
  strip: ["script", "style"],
};
