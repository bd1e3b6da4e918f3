import { afterReplace } from "../../testing/fixture-content";

const long = "x".repeat(5000);
it.each<[what: string, file: string, find: string, by: string]>([
  [
    "an image as text",
    "articles/first/index.md",
    "More text.",
    `![A](data:image/png;base64,${long})`,
  ],
  [
    "the same in a field",
    "articles/first/index.md",
    "./cover.png",
    `data:image/png;base64,${long}.png`,
  ],
  [
    "a link",
    "articles/first/index.md",
    "More text.",
    `[A](/${long}) <https://a.example/?utm_source=${long}>`,
  ],
  [
    "words of a link",
    "articles/first/index.md",
    "More text.",
    `[https://a.example/${long}](https://a.example)`,
  ],
  ["a language", "articles/first/index.md", "More text.", `\`\`\`${long}\na\n\`\`\``],
  ["a tag", "articles/first/index.md", "More text.", `A <${long}> and <svg id="${long}">`],
  ["a footnote", "articles/first/index.md", "More text.", `A[^${long}]`],
  ["a box", "articles/first/index.md", "More text.", `> [!${long}]`],
  ["a placeholder", "articles/first/index.md", "More text.", `A {product.${long}} and {${long}}`],
  ["a name", "articles/first/index.md", "author: mira-voss", `author: ${long}`],
  ["a title", "articles/first/index.md", "title: First light", `title: ${"long ".repeat(1000)}`],
  ["a comment", "articles/first/index.md", "A sunrise", `A sunrise #${long}`],
  ["a field", "articles/first/index.md", "category:", `${long}:`],
  ["a version", "releases/v0.2.0/index.md", "version: 0.2.0", `version: ${long}`],
  ["a note", "releases/v0.2.0/index.md", "- **A lens.**", `- ${long}`],
  ["a number", "plans.json", '"monthly": 8', `"monthly": "${long}"`],
  ["a list", "plans.json", '"currency": "EUR"', `"currency": ["${long}"]`],
  ["a redirect", "redirects.json", '"/company"', `"/${long}"`],
  ["a name in the bar", "navigation.json", '"Pricing"', `"${long}"`],
  ["a file that is no JSON", "closing.json", "{", `{ ${long}`],
])("a message quotes no more than a line of %s", (_what, file, find, by) => {
  const problems = afterReplace(file, find, by);
  expect(problems).not.toEqual([]);
  for (const { message } of problems) expect(message).not.toMatch(/x{61}|(long ){13}/);
});
