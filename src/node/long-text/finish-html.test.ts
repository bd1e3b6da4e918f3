import { fixtureContent } from "../../testing/fixture-content";
import { readSite } from "../read-content";
import { finishHtml, headingsWithIds } from "./finish-html";
import { theme } from "../../theme";
import { textWidth } from "./images";
import type { TextImage } from "./images";

const words = readSite(fixtureContent).prose;
const board: TextImage = {
  sources: [{ srcSet: "/board.avif 672w", type: "image/avif" }],
  ...{ src: "/board.png", width: 672, height: 400 },
};
const finished = (html: string) =>
  finishHtml(html, words, (address) =>
    Promise.resolve(address === "board.png" ? board : undefined),
  );

it("gives headings an anchor, the same in the text and in the table of contents", async () => {
  const names = ["monday.com", "Price & plans", "monday.com"];
  const html = names.map((name) => `<h2>${name.replace("&", "&amp;")}</h2>`).join("");
  const headings = headingsWithIds(names.map((value) => ({ id: null, value, depth: 2 })));
  expect(headings.map(({ id }) => id)).toEqual(["mondaycom", "price--plans", "mondaycom-1"]);
  const anchors = [...(await finished(html)).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(anchors).toEqual(headings.map(({ id }) => id));
});

it("counts every heading, and lists those of one level", () => {
  const all = [
    { id: null, value: "Price", depth: 3 },
    { id: null, value: "Price", depth: 2 },
  ];
  expect(headingsWithIds(all, "h2")).toEqual([{ id: "price-1", value: "Price", depth: 2 }]);
});

it("makes each heading a link to itself, unless it holds a link", async () => {
  expect(await finished("<h2>Price</h2>")).toBe(
    '<h2 id="price"><a class="heading-link" href="#price">Price</a></h2>',
  );
  expect(await finished('<h2><a href="/pricing">Price</a></h2>')).not.toContain("heading-link");
});

it("opens links to other sites in a new tab, and only those", async () => {
  const link = (href: string) => finished(`<a href="${href}">here</a>`);
  expect(await link("https://example.com")).toBe(
    '<a href="https://example.com" target="_blank" rel="noopener">here</a>',
  );
  for (const href of ["/pricing", "#top", "mailto:a@b.c"]) {
    expect(await link(href)).toBe(`<a href="${href}">here</a>`);
  }
});

it("refuses a script, even where the content check took it for code", async () => {
  const faults = ["<SCRIPT>a()</SCRIPT>", "<p><b><script src=/a.js></script></b></p>"].map(
    finished,
  );
  for (const fault of faults)
    await expect(fault).rejects.toThrow("has a <script> tag. Take it out.");
  const harmless = "<!-- <script> --><p>&lt;script&gt;</p>";
  expect(await finished(harmless)).toBe("<!-- <script> --><p>&#x3C;script></p>");
});

it("highlights code, marks lines, adds the file name and a copy button, and makes it focusable", async () => {
  const meta = "title=&quot;plan.ts&quot; {2}";
  const html = await finished(
    `<pre><code class="language-ts" metastring="${meta}">const a = 1;\nlet b;\n</code></pre>`,
  );
  expect(html).toMatch(/^<figure class="code"><figcaption>plan.ts<\/figcaption><pre/);
  expect(html).toContain('<span class="token keyword">const</span>');
  expect(html.match(/"code-line/g)).toHaveLength(2);
  expect(html).toMatch(/highlight-line"><span class="token keyword">let/);
  expect(html).toContain('tabindex="0"');
  expect(html).toContain(`data-copied="${words.copied}">${words.copy}</button>`);
  expect(html).not.toContain("metastring");
});

it("leaves code in an unknown language as it is", async () => {
  const html = await finished('<pre><code class="language-foo">a &lt; b</code></pre>');
  expect(html).toContain("a &#x3C; b");
});

it("makes a callout of a quotation, with the title from the content", async () => {
  const box = (name: string) =>
    finished(`<blockquote><p>[!${name}]\nMind the gap.</p></blockquote>`);
  expect(await box("WARNING")).toMatch(
    new RegExp(`role="note".*${words.callouts.warning}.*<p>Mind the gap.</p>`),
  );
  expect(await box("SOMETHING")).toMatch(/^<blockquote>/);
});

it("explains an abbreviation where it stands first, and not within code", async () => {
  const html = await finished(
    "<p><code>MCP</code> MCP and MCPs and MCP</p><p>*[MCP]: Model Context Protocol</p>",
  );
  expect(html).toBe(
    '<p><code>MCP</code> <abbr title="Model Context Protocol">MCP</abbr> and MCPs and MCP</p>',
  );
});

it("puts a table into one frame that can be scrolled with the keyboard", async () => {
  const html = await finished("<table><tbody><tr><td>a</td></tr></tbody></table>");
  expect(html).toMatch(/^<div [^>]*><table>.*<\/table><\/div>$/);
  expect(html).toContain(`tabindex="0" role="region" aria-label="${words.table}"`);
  expect(html.match(/role="region"/g)).toHaveLength(1);
});

it("aligns a column without the obsolete attribute", async () => {
  const html = await finished('<table><tbody><tr><td align="right">1</td></tr></tbody></table>');
  expect(html).toContain('<td data-align="right">1</td>');
});

it("labels checkboxes and footnotes for screen readers", async () => {
  const html = await finished(
    '<p>a<sup id="fnref-why"><a href="#fn-why" class="footnote-ref">why</a></sup></p>' +
      '<ul><li><input type="checkbox" checked disabled> a</li></ul><div class="footnotes"><hr>' +
      '<ol><li id="fn-why">b<a href="#fnref-why" class="footnote-backref">↩</a></li></ol></div>',
  );
  expect(html).toContain(`aria-label="${words.done}"`);
  expect(html).toContain(`aria-label="${words.notes} 1">1</a>`);
  expect(html).toContain(`<section class="footnotes" aria-label="${words.notes}"><ol>`);
  expect(html).toContain(`aria-label="${words.backToText}"`);
});

describe("a picture beside the text", () => {
  const image = (src: string, title = "") =>
    `<p>Words.</p><p><img src="${src}" alt="A board" ${title}></p>`;

  it("becomes a figure in every size, loaded when it comes near", async () => {
    const html = await finished(image("board.png", 'title="The board"'));
    expect(html).toContain('<source srcset="/board.avif 672w" type="image/avif">');
    expect(html).toContain('width="672" height="400" alt="A board" loading="lazy"');
    expect(html).toContain("<figcaption>The board</figcaption></figure>");
  });

  it("may be wider than the column", async () => {
    expect(await finished(image("board.png#wide"))).toContain('<figure class="wide">');
    expect(await finished(image("board.png"))).toContain("<figure><picture>");
  });

  it("is loaded at once when the text begins with it", async () => {
    expect(await finished('<p><img src="board.png" alt="A board"></p>')).toContain('"eager"');
  });

  it("gets a play icon when it links to a video", async () => {
    const link = (href: string) =>
      finished(`<p><a href="${href}"><img src="board.png" alt="A film" title="A minute"></a></p>`);
    expect(await link("https://www.youtube.com/watch?v=1")).toMatch(
      /^<figure><a [^>]*class="film"[^>]*><picture>.*<figcaption>A minute/,
    );
    expect(await link("https://example.com")).not.toContain('"film"');
  });

  it("stays as it is when it stands elsewhere or is missing", async () => {
    for (const src of ["https://example.com/a.png", "/icons/a.png", "missing.png"]) {
      expect(await finished(image(src))).toContain(`<p><img src="${src}"`);
    }
  });
});

it("makes images as wide as the theme shows them", () => {
  const rem = (px: number) => expect.stringContaining(` ${px / 16}rem`) as string;
  const { column, wide } = textWidth;
  expect(theme.width).toMatchObject({ prose: rem(column), figure: rem(wide) });
});
