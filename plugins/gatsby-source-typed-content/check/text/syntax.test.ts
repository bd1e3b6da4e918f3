import { aWarning, problemsOf } from "../../testing/nursery";

it.each<[text: string, says: string, below?: number]>([
  // Links and images.
  ["A [name][unknown] for an address.", "shows [name][unknown] literally. Write links as"],
  ["See (our plants)[/about] here.", "shows (our plants)[/about] literally. Write links as"],
  ["For shade [click here](/about).", 'has the link text "click here". Say where it leads'],
  ["![](/logo.svg)", "has an image without alternative text. Describe what it shows:"],
  // Tables, headings, lists, code.
  [
    "| A | B |\n| --- | --- |\n| 1 | 2 | 3 |",
    "has 3 cells, but the table has 2 columns, so readers won't see the rest. Write \\|",
    2,
  ],
  [
    "| A | B |\n| --- | --- |\n| 4 |",
    "has 1 cells, but the table has 2 columns. Add | | for each empty cell.",
    2,
  ],
  ["##After the night", "isn't a heading: put a normal space after the ##."],
  ["##\u00a0After the night", "isn't a heading: put a normal space after the ##."],
  ["#### Too deep", "skips a level: use ### instead of ####."],
  ["# A title", "is a # heading, which is reserved for the title. Use ## instead."],
  ["Above dashes.\n---", "becomes a heading because of the line of --- or === under it."],
  ["- One\n - Two", "is indented 1 space, which isn't where an item starts. To nest it,", 1],
  ["1. Three\n  - Four", "is indented 2 spaces, which isn't where an item starts.", 1],
  ["    Indented.", "is indented four spaces, so it renders as code. Remove the indent, or use"],
  ["```js\nrun();", "opens a code block that is never closed. Add a line with ``` after the code."],
  ["[alone]: /about", "defines [alone], but nothing refers to it. Remove it, or refer to it"],
])("a warning: %s", (text, says, below = 0) => {
  expect(problemsOf(text)).toEqual(aWarning(says, below));
});
