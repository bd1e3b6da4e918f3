import { fixtureContent } from "../testing/fixture-content";
import { readSite } from "../site/content";
import { finishHtml } from "./finish-html";
import { theme } from "../theme";
import { textWidth } from "./images";
import type { TextImage } from "./images";

const words = readSite(fixtureContent).prose;
const board: TextImage = {
  sources: [{ srcSet: "/board.avif 672w", type: "image/avif" }],
  ...{ src: "/board.png", width: 672, height: 400 },
};
const finished = (html: string) =>
  finishHtml(html, words, (address) =>
    Promise.resolve(/^board( #2)?\.png$/.test(address) ? board : undefined),
  );

it("no two elements of a text share an id, whatever headings and footnotes are called", async () => {
  const named = ["fn-why", "fnref-why", "fnref-why-1", "fnref2-why", "fnwhy", "fnrefwhy"];
  const headings = named.map((id) => `<h2 id="${id}">Why</h2>`);
  const mark = '<sup id="fnref-why"><a href="#fn-why" class="footnote-ref">why</a></sup>';
  const back = '<a href="#fnref-why" class="footnote-backref">↩</a>';
  const notes = `<div class="footnotes"><ol><li id="fn-why">b${back}</li></ol></div>`;
  const html = await finished(`${headings.join("")}<p>${mark}${mark}${mark}</p>${notes}`);
  const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
  expect(ids).toHaveLength(named.length + 4);
  expect(new Set(ids).size).toBe(ids.length);
  for (const [, to] of html.matchAll(/href="#([^"]*)"/g)) expect(ids).toContain(to);
  expect(html.match(/href="#fn:why"/g)).toHaveLength(3);
});

const source = '<source srcset="/board.avif 672w" type="image/avif">';
const figure = (alt: string, loading: string) =>
  `<picture>${source}<img src="/board.png" width="672" height="400" alt="${alt}" loading="${loading}" decoding="async"></picture>`;
const film = '<img src="board.png" alt="A film" title="A minute">';

it.each<[what: string, html: string, result: string]>([
  [
    "a heading becomes a link to itself",
    '<h2 id="price">Price</h2>',
    '<h2 id="price"><a class="heading-link" href="#price">Price</a></h2>',
  ],
  [
    "a heading with a link stays",
    '<h2 id="price"><a href="/pricing">Price</a></h2>',
    '<h2 id="price"><a href="/pricing">Price</a></h2>',
  ],
  [
    "a link to another site opens a new tab",
    '<a href="https://a.example">here</a>',
    '<a href="https://a.example" target="_blank" rel="noopener">here</a>',
  ],
  [
    "other links stay",
    '<a href="/pricing">a</a><a href="#top">b</a><a href="mailto:a@b.c">c</a>',
    '<a href="/pricing">a</a><a href="#top">b</a><a href="mailto:a@b.c">c</a>',
  ],
  [
    "a script that is text stays text",
    "<!-- <script> --><p>&lt;script&gt;</p>",
    "<p>&#x3C;script></p>",
  ],
  [
    "code is highlighted, with marked lines, file name and copy button",
    '<pre><code class="language-ts" metastring="title=&quot;plan.ts&quot; {2}">const a = 1;\nlet b;\n</code></pre>',
    `<figure class="code"><figcaption>plan.ts</figcaption><pre class="language-ts" tabindex="0"><code class="language-ts code-highlight"><span class="code-line"><span class="token keyword">const</span> a <span class="token operator">=</span> <span class="token number">1</span><span class="token punctuation">;</span>\n</span><span class="code-line highlight-line"><span class="token keyword">let</span> b<span class="token punctuation">;</span>\n</span></code></pre><button type="button" class="copy" data-copied="${words.copied}">${words.copy}</button><span role="status"></span></figure>`,
  ],
  [
    "code without a file name is framed with its language",
    '<pre><code class="language-sh">ls</code></pre>',
    `<div class="code" data-language="sh"><pre class="language-sh" tabindex="0"><code class="language-sh code-highlight"><span class="code-line"><span class="token function">ls</span></span></code></pre><button type="button" class="copy" data-copied="${words.copied}">${words.copy}</button><span role="status"></span></div>`,
  ],
  [
    "a marked quotation becomes a callout, with a title from the content",
    "<blockquote><p>[!WARNING]\nMind the gap.</p></blockquote>",
    `<div role="note" class="callout" data-callout="warning" data-collapsible="false"><div class="callout-title"><div class="callout-title-text">${words.callouts.warning}</div></div><div class="callout-content"><p>Mind the gap.</p></div></div>`,
  ],
  [
    "another quotation stays",
    "<blockquote><p>[!SOMETHING]\nMind.</p></blockquote>",
    "<blockquote><p>[!SOMETHING]\nMind.</p></blockquote>",
  ],
  [
    "an abbreviation is explained where it stands first, and not within code",
    "<p><code>MCP</code> MCP and MCPs and MCP</p><p>*[MCP]: Model Context Protocol</p>",
    '<p><code>MCP</code> <abbr title="Model Context Protocol">MCP</abbr> and MCPs and MCP</p>',
  ],
  [
    "a table scrolls with the keyboard, and has no obsolete attribute",
    '<table><tbody><tr><td align="right">1</td></tr></tbody></table>',
    `<div class="table-frame" tabindex="0" role="region" aria-label="${words.table}"><table><tbody><tr><td data-align="right">1</td></tr></tbody></table></div>`,
  ],
  [
    "checkboxes and footnotes are labelled for screen readers",
    '<p>a<sup id="fnref-why"><a href="#fn-why" class="footnote-ref">why</a></sup></p><ul><li><input type="checkbox" checked disabled> a</li></ul><div class="footnotes"><hr><ol><li id="fn-why">b<a href="#fnref-why" class="footnote-backref">↩</a></li></ol></div>',
    `<p>a<sup id="fnref:why"><a href="#fn:why" class="footnote-ref" aria-label="${words.notes} 1">1</a></sup></p><ul><li><input type="checkbox" checked disabled aria-label="${words.done}"> a</li></ul><section class="footnotes" aria-label="${words.notes}"><ol><li id="fn:why">b<a href="#fnref:why" class="footnote-backref" aria-label="${words.backToText}">↩</a></li></ol></section>`,
  ],
  [
    "an image becomes a figure in every size, loaded when it comes near",
    '<p>Words.</p><p><img src="board.png" alt="A board" title="The board"></p>',
    `<p>Words.</p><figure>${figure("A board", "lazy")}<figcaption>The board</figcaption></figure>`,
  ],
  [
    "a wide image at the beginning of a text is loaded at once",
    '<p><img src="board.png#wide" alt="A board"></p>',
    `<figure class="wide">${figure("A board", "eager")}</figure>`,
  ],
  [
    "an image's address becomes its name",
    '<p><img src="board%20%232.png#wide" alt="A board"></p>',
    `<figure class="wide">${figure("A board", "eager")}</figure>`,
  ],
  [
    "a link to a video is marked",
    `<p><a href="https://www.youtube.com/watch?v=1">${film}</a></p>`,
    `<figure><a href="https://www.youtube.com/watch?v=1" target="_blank" rel="noopener" class="film">${figure("A film", "lazy")}</a><figcaption>A minute</figcaption></figure>`,
  ],
  [
    "another link around an image is not",
    `<p><a href="/a">${film}</a></p>`,
    `<figure><a href="/a">${figure("A film", "lazy")}</a><figcaption>A minute</figcaption></figure>`,
  ],
  ...["https://example.com/a.png", "/icons/a.png", "missing.png"].map(
    (src): [string, string, string] => [
      `an image elsewhere stays: ${src}`,
      `<p><img src="${src}" alt="A board"></p>`,
      `<p><img src="${src}" alt="A board"></p>`,
    ],
  ),
])("%s", async (_what, html, result) => {
  expect(await finished(html)).toBe(result);
});

it.each([
  ["<SCRIPT>a()</SCRIPT>", ""],
  ["<p><b><script src=/a.js></script></b></p>", "<p><b></b></p>"],
  ["<p><svg><script>a()</script></svg></p>", "<p></p>"],
  ["<template><script>a()</script></template>", ""],
  ["<style>*{}</style>", ""],
  ['<p style="color:red" class="copy">x</p>', "<p>x</p>"],
  ['<img src="/a.png" alt="A" onerror="a()">', '<img src="/a.png" alt="A">'],
  ['<a href="java\nscript:a()">x</a>', "<a>x</a>"],
  ['<a href="data:text/html,x">x</a>', "<a>x</a>"],
  ['<svg><a><animate attributeName="href" values="javascript:a()"/>x</a></svg>', "<a>x</a>"],
  ['<iframe src="https://a.example"></iframe>', ""],
  ['<form action="https://a.example"><button>x</button></form>', "x"],
])("nothing of %s can run, even where the content check took it for code", async (html, result) => {
  expect(await finished(html)).toBe(result);
});

it("tags as on GitHub stay, with attributes that say something", async () => {
  const html =
    '<div align="center"><u>a</u> <small>b</small></div><figure><figcaption>c</figcaption></figure>';
  expect(await finished(html)).toBe(html.replace("align", "data-align"));
});

it("images are as wide as the theme shows them", () => {
  const rem = (px: number) => `${px / 16}rem`;
  const { column, wide } = textWidth;
  expect(theme.width).toMatchObject({ prose: rem(column), figure: rem(wide) });
});
