/** @typedef {{ type: string, meta?: string, data?: object, children?: Node[] }} Node */

/**
 * Passes `title="plan.ts" {1,3}` behind ```` ```ts ```` on to the HTML. gatsby-transformer-remark loads plugins
 * uncompiled, from folders with a package.json.
 * @param {{ markdownAST: Node }} tree
 */
export default function codeMeta({ markdownAST }) {
  /** @param {Node} node */
  const visit = (node) => {
    if (node.type === "code" && node.meta) node.data = { hProperties: { metastring: node.meta } };
    (node.children ?? []).forEach(visit);
  };
  visit(markdownAST);
}
