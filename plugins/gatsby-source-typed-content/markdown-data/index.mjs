import GithubSlugger from "github-slugger";

/** @typedef {{ type: string, depth?: number, value?: string, data?: object, children?: Node[] }} Node */

/**
 * Gives each heading its anchor, for the text and the table of contents, makes a # heading a ## one, because a page has one
 * title, and takes the ids of raw HTML away. gatsby-transformer-remark loads plugins uncompiled, from folders with a
 * package.json.
 * @param {{ markdownAST: Node }} tree
 */
export default function markdownData({ markdownAST }) {
  const anchorOf = headingAnchors();
  /** @param {Node} node */
  const visit = (node) => {
    if (node.type === "html") node.value = withoutIds(node.value ?? "");
    if (node.type === "heading") {
      if (node.depth === 1) node.depth = 2;
      const id = anchorOf(wordsOf(node));
      node.data = { id, hProperties: { id } };
    }
    (node.children ?? []).forEach(visit);
  };
  visit(markdownAST);
}

const startTag = /(<[a-z][^\s/>]*)((?:"[^"]*"|'[^']*'|[^>])*)/gi;
const attribute = /([^\s/=]+)(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))?/g;

/** In a page, an id of a text could be taken for one of the layout's. @param {string} html */
const withoutIds = (html) =>
  html.replace(startTag, (_, /** @type {string} */ tag, /** @type {string} */ attributes) => {
    const others = attributes.replace(attribute, (all, name) => (/^id$/i.test(name) ? "" : all));
    return tag + others;
  });

/** Ids of elements that Gatsby writes into every page. */
const gatsbyIds = [
  "___gatsby",
  "_gatsby-scripts-1",
  "gatsby-announcer",
  "gatsby-chunk-mapping",
].concat(...["gatsby-focus-wrapper", "gatsby-script-loader"]);

/**
 * Anchors of one text's headings, in their order, as GitHub makes them. A heading without letters (`## 🚀`) gets
 * `section`. An anchor has no Latin capital letter: ids of the layout (`siteMenu`) contain one, so no heading can have one
 * of these.
 * @returns {(words: string) => string} the next heading's anchor
 */
export function headingAnchors() {
  const slugger = new GithubSlugger();
  for (const id of gatsbyIds) slugger.slug(id);
  return (words) => slugger.slug(/[\p{L}\p{N}]/u.test(words) ? words : "section");
}

/** @param {Node} node @returns {string} what readers see of it */
const wordsOf = ({ type, value = "", children = [] }) =>
  type === "html" ? "" : value + children.map(wordsOf).join("");
