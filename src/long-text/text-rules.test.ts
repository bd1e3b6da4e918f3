import { afterAppend, withDraft } from "../testing/fixture-content";
import { readContent } from "../site/content";

const article = "articles/first/index.md";
const containing = (text: string) => expect.stringContaining(text) as string;

it.each([
  ["> [!NOTTE]\n> A box.", "contains an unknown box [!NOTTE]. Available: NOTE, TIP, IMPORTANT,"],
  ["```typscript\nrun();\n```", 'marks code as "typscript", which can\'t be highlighted.'],
  ["<!-- Ask Mira -->", "has a comment, which anyone can read in the page's Markdown version."],
  ["A Promise<Lamp> of code.", "contains <lamp>, which readers won't see. If it's code, put it"],
  ["```typscript\n1\n```\n\n".repeat(2), "typscript"],
  ["<lamp></lamp>\n\n".repeat(2), "<lamp>"],
])("a text is warned of once: %j", (text, says) => {
  expect(afterAppend(article, text)).toEqual([
    {
      ...{ file: `content/${article}`, line: 20, field: "text" },
      ...{ message: containing(says), severity: "warning" },
    },
  ]);
});

const script = "<script>alert(1)</script>";

it.each([
  [
    `A claim ^[with ${script} in it].`,
    "contains <script>, which isn't allowed in texts. Remove it.",
  ],
  [`A claim[^1].\n\n[^1]: ${script}`, "<script>"],
  // The shortest comment with a dash, and one that ends with !.
  [`<!---> ${script} -->`, "<script>"],
  [`<!-- x --!> ${script} -->`, "<script>"],
  [
    'A key <kbd onclick="run()">K</kbd>.',
    "contains onclick on <kbd>, which isn't allowed in texts.",
  ],
  ['Cells | <td onclick="run()"> of a table.', "contains onclick on <td>, which isn't allowed"],
  ['<iframe src="https://film.example"></iframe>', "Use an image that links to the video instead."],
])("a text can't run code: %j", (text, says) => {
  const messages = afterAppend(article, text).map(({ message }) => message);
  expect(messages).toContainEqual(containing(says));
});

it.each([article, "releases/v0.2.0/index.md", "terms/index.md", "privacy/index.md"])(
  "a script in %s leaves no site to build",
  (file) => {
    const { site } = withDraft((draft) => draft.append(file, script), readContent);
    expect(site).toBeUndefined();
  },
);

it.each([
  'H<sub>2</sub>O <kbd>K</kbd> <abbr title="Name">N</abbr> a<br>b',
  "<details open>\n<summary>More</summary>\n\nText.\n\n</details>",
  '<div align="center"><b>a</b> <small>b</small> <u>c</u></div>\n\n<p>d <span>e</span></p>',
  '```sh\na\n```\n\n```\nb\n```\n\n```ts title="c.ts" {1}\nc\n```',
  "```jsx\n<a />\n```\n\n```json5\n{}\n```\n\n```lisp\n()\n```",
  "> [!NOTE]\n> Text.\n\n> [!caution] Careful\n> Text.",
])("a text may have tags, boxes and code as on GitHub: %j", (text) => {
  expect(afterAppend(article, text)).toEqual([]);
});
