/** @typedef {{ type: string, meta?: string, data?: object, children?: Node[] }} Node */

/**
 * ```` ```ts title="plan.ts" {1,3} ````: without this only `ts` reaches the HTML. Gatsby loads the plugins of its
 * Markdown transformer from folders with a package.json, uncompiled.
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
