import { linkAttributes } from "../../lib/link-kind";

type Transformer = (
  args: object,
  options: object,
) => Promise<{ html: { resolve: (node: object) => Promise<string> } }>;

const cache = { get: () => undefined, set: () => undefined };

/** Renders Markdown as Gatsby does, with the plugins of `gatsby-config.ts`. */
async function htmlOf(content: string): Promise<string> {
  const plugin = (name: string, pluginOptions = {}) => {
    return { name, pluginOptions, module: jest.requireActual<object>(name) };
  };
  const markdownData = "../../../plugins/gatsby-source-typed-content/markdown-data/index.mjs";
  const extendNodeType = jest.requireActual<Transformer>(
    "gatsby-transformer-remark/extend-node-type",
  );
  const fields = await extendNodeType(
    {
      ...{ type: { name: "MarkdownRemark" }, basePath: "", cache, getCache: () => cache },
      ...{ getNode: () => null, getNodesByType: () => [] },
    },
    {
      footnotes: false,
      plugins: [
        plugin(markdownData),
        plugin("gatsby-remark-prismjs", { noInlineHighlight: true }),
        plugin("./index.mjs", { linkAttributes }),
      ],
    },
  );
  return fields.html.resolve({ id: "a", internal: { content, contentDigest: content } });
}

it.each<[what: string, markdown: string, html: string]>([
  [
    "a heading links to itself",
    "## The *price*",
    '<h2 id="the-price"><a href="#the-price" class="heading-link">The <em>price</em></a></h2>',
  ],
  [
    "a heading with a link stays",
    "## [Price](/pricing)",
    '<h2 id="price"><a href="/pricing">Price</a></h2>',
  ],
  [
    "a link to another site opens a new tab",
    "[a](https://a.example)",
    '<p><a href="https://a.example" target="_blank" rel="noopener">a</a></p>',
  ],
  [
    "so does one whose address is elsewhere",
    "[a][b]\n\n[b]: https://a.example",
    '<p><a href="https://a.example" target="_blank" rel="noopener">a</a></p>',
  ],
  [
    "other links stay in theirs",
    "[a](/pricing) [b](#top) [c](mailto:a@b.example)",
    '<p><a href="/pricing">a</a> <a href="#top">b</a> <a href="mailto:a@b.example">c</a></p>',
  ],
])("%s", async (_what, markdown, html) => {
  expect(await htmlOf(markdown)).toBe(html);
});

it("a table scrolls by keyboard, is named by its heading, and its links are like others", async () => {
  const html = await htmlOf("## Prices\n\n| A |\n| - |\n| [b](https://b.example) |");
  expect(html).toContain(
    '<div class="table-frame" tabindex="0" role="region" aria-label="Prices"><table>',
  );
  expect(html).toContain('<a href="https://b.example" target="_blank" rel="noopener">b</a>');
});

it("a table without a heading has no name", async () => {
  expect(await htmlOf("| A |\n| - |\n| b |")).toContain('<div class="table-frame" tabindex="0"><');
});

it("code is highlighted, scrolls by keyboard, and keeps what looks like a tag", async () => {
  const html = await htmlOf('```ts\nconst a = 1;\n```\n\n```\n<p id="a">\n```\n\nA `<p id="a">`.');
  expect(html).toContain('<pre tabindex="0" class="language-ts">');
  expect(html).toContain('<span class="token keyword">const</span>');
  expect(html.match(/p id="a"/g)).toHaveLength(2);
});
