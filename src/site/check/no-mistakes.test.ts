import fs from "node:fs";
import path from "node:path";
import { problemsAfter } from "../../testing/fixture-content";

const article = "articles/first/index.md";

it.each([
  ["links to pages", "A [page](/pricing), [one](/?from=x#features), [itself](/blog/first-light)."],
  [
    "anchors of this text and of others",
    "[Up](#a-heading), [terms](/tos#the-agreement), [lens](/changelog/v0-2-0#a-lens).",
  ],
  ["anchors of the page around the text", "[Changes](/blog/first-light#articleUpdates)."],
  ["two headings of one name", "## A heading\n\n[The second](#a-heading-1)."],
  ["a heading with Markdown", "## The `key`, and *more*\n\n[It](#the-key-and-more)."],
  [
    "files that the build writes",
    "[RSS](/blog/rss.xml), [text](/pricing.md), [map](/sitemap-index.xml), [guide](/llms.txt).",
  ],
  ["files of static/", "[Icon](/icon.svg), ![A cairn](/icon.svg)."],
  [
    "other sites, mail and phone",
    "<https://a.example> https://b.example [m](mailto:a@b.example) [t](tel:+123).",
  ],
  [
    "what stands in code",
    "`[a] (/b) http://c.example TODO`\n\n```sh\n# TODO [x](/y) <script>\n```",
  ],
  ["a table with a | inside a cell", "| A | B |\n| - | - |\n| 1 \\| 2 | 3 |"],
  ["tags that change a word", 'H<sub>2</sub>O <kbd>K</kbd> <abbr title="Name">N</abbr> a<br>b'],
  ["a fold", "<details open>\n<summary>More</summary>\n\nText.\n\n</details>"],
  ["special characters in text", "1 < 2, a | b, [sic], 2 * 3 * 4, - [ ] a box, \\<script\\>."],
  ["lists inside lists", "- A\n  - B\n    1. C\n       - D\n- E\n\n> - F\n>   - G\n\n 9. H\n10. I"],
  ["joiners in emoji and in scripts that have them", "👩‍💻 at work, می‌خواهم."],
  ["languages of code, and none", '```sh\na\n```\n\n```\nb\n```\n\n```ts title="c.ts" {1}\nc\n```'],
  ["hash signs before a word", "#3 of 4, ## alone, and `##After`."],
  ["a footnote", "A claim[^1].\n\n[^1]: Its [source](/pricing)."],
  ["an abbreviation", "MCP is one.\n\n*[MCP]: Model Context Protocol"],
  ["boxes", "> [!NOTE]\n> Text.\n\n> [!caution] Careful\n> Text."],
  [
    "ordinary words",
    "A WIP limit, a TODO in the code, TBD by TBA, XXL, ??? and [link].\n\n2.x is the next.\n-x is a flag.",
  ],
  [
    "signs of mathematics and code",
    "a == b, {1, 2, 3}, {}, {name}, f({ a: 1 }), 2 ** 3 ** 4, snake_case_, `_`, a ~~ b, $$, :port:80, x[0][1].",
  ],
  ["escaped characters", "A \\`backtick\\`, \\*stars\\*, \\[x\\]\\(y\\), \\_x and \\{y\\}."],
  ["a list in a list in one line", "* * a\n* b"],
  [
    "addresses that are no links",
    "Open http://localhost:3000 or http://plain.example, www.a.example.",
  ],
  ["soft hyphens", "Wind\u00adschutz."],
  ["merge marks in code", "```diff\n<<<<<<< HEAD\na\n=======\nb\n>>>>>>> main\n```"],
  ["the replacement character", "A \ufffd is a replacement character."],
  ["code of rare languages", "```jsx\n<a />\n```\n\n```json5\n{}\n```\n\n```lisp\n()\n```"],
  [
    "tags as on GitHub",
    '<div align="center"><b>a</b> <small>b</small> <u>c</u></div>\n\n<p>d <span>e</span></p>',
  ],
  [
    "links and images as tags",
    '<a href="/pricing">Prices</a> <img src="./cover.png" alt="A quay">',
  ],
  ["an image as a tag in a link", '[<img src="./cover.png" alt="A quay">](/pricing)'],
  ["an anchor as a tag", '<a id="lamp"></a>\n\n[Below](#lamp).'],
  ["small images", "![A quay](./small.png)"],
  [
    "code on its own site",
    "See the [hooks](https://react.example/docs/hooks/basics) and [this](https://example.com).",
  ],
])("%s are no mistake", (_what, text) => {
  const problems = problemsAfter((draft) => {
    fs.appendFileSync(path.join(draft.root, article), `\n${text}\n`);
    if (text.includes("small.png"))
      draft.write("articles/first/small.png", fs.readFileSync("static/icon-192.png"));
  });
  expect(problems).toEqual([]);
});
