import GithubSlugger from "github-slugger";

/** @typedef {{ type: string, depth?: number, value?: string, data?: object, children?: Node[] }} Node */

/**
 * Gives headings anchors, for the text and its table of contents. Makes # headings ## headings, because a page has one title.
 * Removes the ids in raw HTML. In a folder with a package.json, and not compiled, as gatsby-transformer-remark needs it.
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

/** An id in a text could equal one of the layout's. @param {string} html */
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
 * Makes the anchors of one text's headings, in order, as GitHub does. A heading without letters (`## 🚀`) gets `section`. Anchors
 * have no Latin capital letters, so a layout can avoid conflicts by ids like `siteMenu`.
 * @returns {(words: string) => string} the next heading's anchor
 */
export function headingAnchors() {
  const slugger = new GithubSlugger();
  for (const id of gatsbyIds) slugger.slug(id);
  return (words) => slugger.slug(/[\p{L}\p{N}]/u.test(words) ? words : "section");
}

/** @param {Node} node @returns {string} its visible text */
const wordsOf = ({ type, value = "", children = [] }) =>
  type === "html" ? "" : value + children.map(wordsOf).join("");
