import { readContent } from "../../read-content";
import { anError, fern, nursery, problemsOf, today, withDraft } from "../../testing/nursery";

it.each([
  ["links to pages", "A [page](/visit), [one](/?from=x#list), [itself](/plants/lady-fern)."],
  [
    "slashes at the end",
    "[A](/visit/), [b](/visit/?from=x), [c](/plants/lady-fern/#where-it-grows).",
  ],
  ["escaped characters in addresses", "[A](/visi%74), [b](/plants/lady-fern#where-it%2Dgrows)."],
  ["the top of a page", "[Up](#top), [there](/visit#Top)."],
  [
    "anchors",
    "[Up](#where-it-grows), [ours](/about#the-team), [of a page](/#list), [of this one](#prices).",
  ],
  ["two headings of one name", "## Where it grows\n\n[The second](#where-it-grows-1)."],
  ["a heading with Markdown", "## The `key`, and *more*\n\n[It](#the-key-and-more)."],
  ["files of the site", "[List](/plants.pdf), ![A logo](/logo.svg)."],
  [
    "other sites, mail and phone",
    "<https://a.example> https://b.example [m](mailto:a@b.example) [t](tel:+123).",
  ],
  ["code", "`[a] (/b) http://c.example TODO`\n\n```sh\n# TODO [x](/y) <script>\n```"],
  ["a table with a | inside a cell", "| A | B |\n| - | - |\n| 1 \\| 2 | 3 |"],
  ["special characters", "1 < 2, a | b, [sic], 2 * 3 * 4, - [ ] a box, \\<script\\>."],
  ["lists inside lists", "- A\n  - B\n    1. C\n       - D\n- E\n\n> - F\n>   - G\n\n 9. H\n10. I"],
  ["a list in a list in one line", "* * a\n* b"],
  ["joiners in emoji and in scripts that have them", "👩‍💻 at work, می‌خواهم."],
  ["hash signs before a word", "#3 of 4, ## alone, and `##After`."],
  [
    "ordinary words",
    "A WIP limit, a TODO in the code, TBD by TBA, XXL, ??? and [link].\n\n2.x is the next.\n-x is a flag.",
  ],
  [
    "mathematics and code",
    "a == b, {1, 2, 3}, {}, {name}, f({ a: 1 }), 2 ** 3 ** 4, snake_case_, `_`, a ~~ b, $$, :port:80, x[0][1].",
  ],
  ["escaped characters", "A \\`backtick\\`, \\*stars\\*, \\[x\\]\\(y\\), \\_x and \\{y\\}."],
  ["addresses to read", "Open http://localhost:3000 or http://plain.example, www.a.example."],
  ["soft hyphens, and the replacement character", "Wind\u00adschutz, \ufffd."],
  ["merge marks in code", "```diff\n<<<<<<< HEAD\na\n=======\nb\n>>>>>>> main\n```"],
  ["links and images as tags", '<a href="/visit">Visit</a> <img src="/logo.svg" alt="A hand">'],
  ["an image as a tag in a link", '[<img src="/logo.svg" alt="A hand">](/visit)'],
  [
    "other tags",
    "H<sub>2</sub>O<br>\n<!-- a -->\n\n<details>\n<summary>More</summary>\n\nText.\n\n</details>",
  ],
])("%s are no mistake", (_what, text) => {
  expect(problemsOf(text)).toEqual([]);
});

it("parts that a page renders one by one have anchors, and keep the lines of their file", () => {
  const textParts: typeof nursery.textParts = ({ path, body }) =>
    path === fern
      ? body.split(/^(?=- )/m).map((source, index) => ({ source, anchor: `part-${index}` }))
      : undefined;
  const { problems } = withDraft(
    (draft) => draft.append(fern, "- [First](#part-2)\n- [Second](#part-3)"),
    (root) => readContent({ ...nursery, textParts }, root, today),
  );
  expect(problems).toEqual(
    anError('"#part-3", but that anchor doesn\'t exist. Available: where-it-grows, part-0', 1),
  );
});
