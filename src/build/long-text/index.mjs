import { SKIP, visit } from "unist-util-visit";

/** @typedef {{ type: string, value?: string, url?: string, identifier?: string, data?: { id?: string, hProperties?: object }, children?: Node[] }} Node */

/**
 * Headings link to themselves, links to other sites open a new tab, wide tables and code scroll by keyboard.
 * gatsby-transformer-remark loads plugins uncompiled, from folders with a package.json.
 * @param {{ markdownAST: Node }} tree with the ids of `markdown-data`, and the code of gatsby-remark-prismjs
 * @param {{ linkAttributes: (to: string) => object }} options
 */
export default function longText({ markdownAST }, { linkAttributes }) {
  const addresses = new Map();
  let heading = "";
  visit(markdownAST, "definition", ({ identifier, url }) => void addresses.set(identifier, url));
  visit(markdownAST, (/** @type {Node} */ node, index, /** @type {Node} */ parent) => {
    const { type, url = addresses.get(node.identifier), children = [], data } = node;
    if (type === "link" || type === "linkReference") {
      node.data = { hProperties: linkAttributes(url ?? "") };
    } else if (type === "html") {
      node.value = node.value?.replace(
        /^(<div class="gatsby-highlight".*?<pre)/,
        '$1 tabindex="0"',
      );
    } else if (type === "table" && parent.children && index !== undefined) {
      parent.children[index] = frame(node, heading);
    } else if (type === "heading") {
      heading = wordsOf(node);
      if (children.some(holdsLink)) return undefined;
      const hProperties = { className: "heading-link" };
      node.children = [{ type: "link", url: `#${data?.id}`, data: { hProperties }, children }];
      return SKIP;
    }
    return undefined;
  });
}

/** @param {Node} node @returns {boolean} whether a link or a tag is in it */
const holdsLink = ({ type, children = [] }) =>
  /^(link|html)/.test(type) || children.some(holdsLink);

/** @param {Node} node @returns {string} */
const wordsOf = ({ value = "", children = [] }) => value + children.map(wordsOf).join("");

/** Screen readers name it by the heading above. @param {Node} table @param {string} ariaLabel */
const frame = (table, ariaLabel) => ({
  type: "tableFrame",
  children: [table],
  data: {
    hName: "div",
    hProperties: {
      ...{ className: "table-frame", tabIndex: 0 },
      ...(ariaLabel && { role: "region", ariaLabel }),
    },
  },
});
