/**
 * ```` ```ts title="plan.ts" {1,3} ````: without this only `ts` reaches the HTML. Gatsby loads the plugins of its
 * Markdown transformer from folders with a package.json, uncompiled.
 */
module.exports = ({ markdownAST }) => {
  const visit = (node) => {
    if (node.type === "code" && node.meta) node.data = { hProperties: { metastring: node.meta } };
    (node.children ?? []).forEach(visit);
  };
  visit(markdownAST);
};
