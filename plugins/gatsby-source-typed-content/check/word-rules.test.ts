import {
  afterReplace,
  anError,
  containing,
  fern,
  problemsAfter,
  problemsOf,
} from "../fixtures/nursery";

it.each([
  ["title: Lady fern", "title: TODO", 2, "title"],
  ["A green leaf", "A leaf (TODO)", 8, "imageAlt"],
  ["More text.", "TODO: more text.", 15, "text"],
])("reports TODO: %j → %j", (find, by, line, field) => {
  const message = containing('Write what belongs there, or "to-do" for the word.');
  expect(afterReplace(fern, find, by)).toMatchObject([{ line, field, message }]);
});

it("accepts TODO in drafts and code", () => {
  expect(problemsOf("A `TODO` in code.\n\n```js\n// TODO\n```")).toEqual([]);
  const problems = problemsAfter((draft) => {
    draft.replace(fern, "date:", "draft: true\ndate:");
    draft.replace(fern, "A green leaf", "TODO");
    draft.append(fern, "TODO");
  });
  expect(problems).toEqual([]);
});

it.each([
  ["A bell\u0007, a tab\tand no more.", 'invisible character (U+0007) after "A bell", which makes'],
  ["`\u0001`", "U+0001"],
  ["```\n\ufffe\n```", "U+FFFE", 1],
] as [string, string, number?][])(
  "reports a character that feeds can't contain: %j",
  (text, message, below = 0) => {
    expect(problemsOf(text)).toEqual(anError(message, below));
  },
);

it("reports such a character in a field", () => {
  expect(afterReplace("visit.json", "From", "\\ud800From")).toMatchObject([
    { line: 2, field: "hours", message: containing("U+D800") },
  ]);
});

it("accepts emoji, other scripts and soft hyphens", () => {
  expect(problemsOf("👩‍💻 at work, می‌خواهم, Планирование, Wind\u00adschutz, \ufffd.")).toEqual([]);
});
