import markdownData from "./index.mjs";

const heading = (...children: Parameters<typeof markdownData>[0]["markdownAST"][]) => ({
  type: "heading",
  data: { id: "" },
  children,
});

/** Anchors of the headings of one text. */
function anchorsOf(children: ReturnType<typeof heading>[]): string[] {
  markdownData({ markdownAST: { type: "root", children } });
  return children.map(({ data }) => data.id);
}
const anchors = (words: string[]) =>
  anchorsOf(words.map((value) => heading({ type: "text", value })));

it("makes unique anchors from the visible text of headings", () => {
  const children = ["fern.example", "Shade & water", "fern.example"].map((value) =>
    heading(
      { type: "html", value: "<b>" },
      { type: "strong", children: [{ type: "text", value }] },
    ),
  );
  expect(anchorsOf(children)).toEqual(["fernexample", "shade--water", "fernexample-1"]);
  expect(children[0]?.data).toEqual({ id: "fernexample", hProperties: { id: "fernexample" } });
});

it("gives anchors to headings without letters", () => {
  const words = ["🚀", "—", "Section", "", "🚀 Launch", "日本語", "2."];
  const ids = ["section", "section-1", "section-2", "section-3", "-launch", "日本語", "2"];
  expect(anchors(words)).toEqual(ids);
});

it.each([
  ['<a id="siteMenu"></a>', "<a ></a>"],
  ["<p ID = 'x' align=center>", "<p  align=center>"],
  ['<img alt="an id=x > b" id=x src="a.png"/id=y>', '<img alt="an id=x > b"  src="a.png"/>'],
  ['<td a="b"id="x" headers="id">id="c"</td>', '<td a="b" headers="id">id="c"</td>'],
  ['<div\nid="x"\na"\n id', '<div\n\na"\n '],
])("removes ids from raw HTML: %s", (value, expected) => {
  const html = { type: "html", value };
  markdownData({ markdownAST: { type: "root", children: [html] } });
  expect(html.value).toBe(expected);
});

it("avoids ids that Gatsby uses", () => {
  const words = ["Gatsby focus wrapper", "___gatsby"];
  expect(anchors(words)).toEqual(["gatsby-focus-wrapper-1", "___gatsby-1"]);
});

it("makes a # heading a ## heading", () => {
  const depths = [1, 2, 3].map((depth) => ({ ...heading(), depth }));
  anchorsOf(depths);
  expect(depths.map(({ depth }) => depth)).toEqual([2, 2, 3]);
});
