import { aWarning, problemsOf } from "../../testing/nursery";

const asLink = "shows a link as plain text. Write [text](/address), or";
const noItem = 'isn\'t a list item: start it with "- ", "1. " or "- [ ] ".';
const noTable = "isn't a table, so readers see the `|` characters. Add a line like | --- |";
const tight = "literally. Write ** right before and right after the words, without spaces inside.";
const noBox = "literally. Start boxes with a line like > [!NOTE].";

it.each<[text: string, says: string, below?: number]>([
  // Links and images.
  ["A [link] (/about) with a space.", asLink],
  ["A [link](/about and more) of two words.", asLink],
  ["See [[About]] here.", asLink],
  ['![A leaf](./leaf.png "A leaf by night)', asLink],
  ["A [name][unknown] for an address.", "shows [name][unknown] literally. Write links as"],
  ["See (our plants)[/about] here.", "shows (our plants)[/about] literally. Write links as"],
  ["For shade [click here](/about).", 'has the link text "click here". Say where it leads'],
  ["![](./leaf.png#wide)", "has an image without alternative text. Describe what it shows:"],
  // Tables, headings, boxes, lists.
  ["| A | B |\n| 1 | 2 |", noTable],
  ["| A | B | C |\n| --- | --- |\n| 1 | 2 |", noTable],
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
  [":::note", `shows :::note ${noBox}`],
  ["> [NOTE]\n> A box.", `shows [NOTE] ${noBox}`],
  ["> Remember [!TIP] it.", `shows [!TIP] ${noBox}`],
  ["A line\n• and an item", noItem, 1],
  ["- [] Water it", noItem],
  ["1.Water it.", noItem],
  ["- One\n - Two", "is indented 1 space, which isn't where an item starts. To nest it,", 1],
  ["1. Three\n  - Four", "is indented 2 spaces, which isn't where an item starts.", 1],
  ["    Indented.", "is indented four spaces, so it renders as code. Remove the indent, or use"],
  ["```js\nrun();", "opens a code block that is never closed. Add a line with ``` after the code."],
  // Words and notes.
  ["A ** word ** with spaces.", `shows ** ${tight}`],
  ["A ~~tilde alone.", "shows ~~ literally. Write ~~ right before and right after"],
  [
    "A ==mark== of others.",
    "shows ==mark== literally. To highlight text, write <mark>text</mark>.",
  ],
  ["A note[^no] without text.", "refers to [^no], which isn't defined. Add a line like [^no]:"],
  ["[^alone]: A note.", "defines [^alone], but nothing refers to it. Remove it, or refer to it"],
])("a warning: %s", (text, says, below = 0) => {
  expect(problemsOf(text)).toEqual(aWarning(says, below));
});
