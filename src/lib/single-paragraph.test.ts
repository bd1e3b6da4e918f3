import { singleParagraph } from "./single-paragraph";

it.each([
  ["<p><strong>A.</strong> B</p>\n", "<strong>A.</strong> B"],
  ["<p>A</p>\n<p>B</p>", "<p>A</p>\n<p>B</p>"],
  ["<p>A</p>\n<ul><li>B</li></ul>", "<p>A</p>\n<ul><li>B</li></ul>"],
  ["", ""],
])("turns %j into %j", (html, inner) => {
  expect(singleParagraph(html)).toBe(inner);
});
