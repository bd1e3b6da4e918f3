import GithubSlugger from "github-slugger";

/** @typedef {{ type: string, value?: string, meta?: string, data?: object, children?: Node[] }} Node */

/**
 * Gives each heading its anchor, for the text and the table of contents, and passes `title="plan.ts" {1,3}` behind
 * ```` ```ts ```` on to the HTML. gatsby-transformer-remark loads plugins uncompiled, from folders with a package.json.
 * @param {{ markdownAST: Node }} tree
 */
export default function markdownData({ markdownAST }) {
  const slugger = new GithubSlugger();
  /** @param {Node} node */
  const visit = (node) => {
    if (node.type === "code" && node.meta) node.data = { hProperties: { metastring: node.meta } };
    if (node.type === "heading") {
      const id = slugger.slug(wordsOf(node));
      node.data = { id, hProperties: { id } };
    }
    (node.children ?? []).forEach(visit);
  };
  visit(markdownAST);
}

/** @param {Node} node @returns {string} what readers see of it */
const wordsOf = ({ type, value = "", children = [] }) =>
  type === "html" ? "" : value + children.map(wordsOf).join("");
