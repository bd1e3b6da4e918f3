import { problemsAfter } from "../../testing/fixture-content";

it("the fixture content has no problems", () => {
  expect(problemsAfter(() => undefined)).toEqual([]);
});

it.each([
  ["a comma too many", '{\n  "a": 1,\n  "b": 2,\n}\n', 4],
  ["a comma too few", '{\n  "a": 1\n  "b": 2\n}\n', 3],
  ["a word without quotes", `{\n  "a": "${"x".repeat(60)}",\n  "b": yes,\n  "c": 1\n}\n`, 3],
  ["a wrong first character", `(\n  "a": "${"x".repeat(60)}"\n}\n`, 1],
  ["no end", '{\n  "a": 1,\n  "b": 2\n', 3],
  ["the same name twice", '{\n  "a": 1,\n  "a": 2\n}\n', 3],
])("unreadable JSON is reported with the line: %s", (_what, text, line) => {
  const problems = problemsAfter((draft) => draft.write("closing.json", text));
  expect(problems).toMatchObject([{ file: "content/closing.json", line, field: "JSON" }]);
  expect(problems[0]?.message).toMatch(/^cannot be read: [^\n]+\. Look for a comma or a quote/);
});

it("a text without front matter is reported", () => {
  const problems = problemsAfter((draft) => draft.write("terms/index.md", "# Terms\n"));
  const message =
    "does not start with front matter. Begin the file with a block between two lines ---.";
  const file = "content/terms/index.md";
  expect(problems).toEqual([{ file, line: 1, field: "front matter", message }]);
});

it("a list is no content file", () => {
  expect(problemsAfter((draft) => draft.write("plans.json", "[]"))).toMatchObject([
    { file: "content/plans.json", message: "must hold one object with named fields." },
  ]);
});

it("a byte-order mark and Windows line ends are accepted", () => {
  const problems = problemsAfter((draft) => {
    const start = "---\nversion: 0.2.0\n";
    draft.replace("closing.json", "{", "\uFEFF{");
    draft.replace("releases/v0.2.0/index.md", start, "\uFEFF---\r\nversion: 0.2.0\r\n");
  });
  expect(problems).toEqual([]);
});

it.each(["plan.json", "person.json", "notes/today.json", "articles/third/text.md", "terms/old.md"])(
  "a file in the wrong place is reported: %s",
  (file) => {
    const text = file.endsWith(".md") ? "---\ntitle: Text\n---\n" : "{}";
    const message = "is not a content file that the site knows. Check its name and folder.";
    expect(problemsAfter((draft) => draft.write(file, text))).toMatchObject([
      { file: `content/${file}`, field: "file", message },
    ]);
  },
);

it.each(["plans.json", "issue-types.json", "people"])(
  "a missing file is reported: %s",
  (removed) => {
    expect(problemsAfter((draft) => draft.remove(removed))).toContainEqual({
      file: expect.stringContaining(removed) as string,
      field: "file",
      message: "is missing. The site needs it.",
    });
  },
);
