import fs from "node:fs";
import path from "node:path";
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
])("unreadable JSON is reported with the line: %s", (_what, text, line) => {
  const problems = problemsAfter((draft) => draft.write("closing.json", text));
  expect(problems).toMatchObject([{ file: "content/closing.json", line, field: "JSON" }]);
  expect(problems[0]?.message).toMatch(
    /^cannot be read: [^\n]+\. Look for a (comma or a quote|}, a ])/,
  );
});

it.each([
  ["the same name twice", '{\n  "a": 1,\n  "a": 2\n}\n', 3, "names a field twice."],
  ["a comment", '{\n  "a": 1,\n  // Ours.\n  "b": 2\n}\n', 3, "it has a comment"],
  [
    "a comment behind a value",
    `{\n  "a": "${"x".repeat(60)}", /* b */\n  "b": 2\n}\n`,
    2,
    "comment",
  ],
  ["a comment of YAML", '{\n  # Ours.\n  "b": 2\n}\n', 2, "it has a comment"],
  ["curly quotes", '{\n  "a": “b”\n}\n', 2, "it has a curly quote."],
  ["a text of two lines", '{\n  "a": "b\nc"\n}\n', 2, "goes over the end of its line."],
  ["nothing inside", "\n", 1, "is empty. Write again what it said."],
  ["letters of another encoding", '{\n  "a": "donâ€™t"\n}\n', 2, "not saved as UTF-8."],
  ["the marks of a merge", '{\n<<<<<<< HEAD\n  "a": 1\n=======\n', 2, "marks of a merge"],
])("JSON with %s has its own advice", (_what, text, line, says) => {
  const message = expect.stringContaining(says) as string;
  expect(problemsAfter((draft) => draft.write("closing.json", text))).toMatchObject([
    { file: "content/closing.json", line, message },
  ]);
});

it.each([
  ["a tab", "title: A\n\tslug: b", 3, "begins with a tab. Replace the tab"],
  ["a field twice", "title: A\nslug: b\ntitle: C", 4, "names a field twice."],
  [
    "a field that is moved in",
    "title: A\n  slug: b\ndate: 2025-01-01",
    3,
    "is moved in by mistake.",
  ],
  ["a first field that is moved in", " title: A\nslug: b", 3, "is moved in by mistake."],
  ["an update that is not below its neighbour", "updates:\n  - date: a\n   text: b", 4, "moved in"],
  ["no blank behind the colon", "title:A\nslug: b", 2, "with a blank behind the colon."],
  ["a line that is no field", "title: A\nof two lines\nslug: b", 3, "a line is no field."],
  ["a quote that does not end", 'title: "A\nslug: b', 3, "a quote never ends."],
  ["a bracket that does not end", "title: [A\nslug: b", 3, "a bracket never ends."],
  ["quotes inside quotes", 'title: "A "b" c"', 2, "goes on behind its last quote."],
  ["a star at the beginning", "title: *Now* or never", 2, "a text begins with a sign"],
  ["a sign at the beginning", "title: @home", 2, "begins with a sign between double quotes."],
  ["a colon", "title: A: b", 2, "holds a colon"],
  ["the marks of a merge", "<<<<<<< HEAD\ntitle: A\n=======", 2, "marks of a merge"],
])("front matter with %s has its own advice", (_what, front, line, says) => {
  const file = "articles/third/index.md";
  const text = `---\n${front}\n---\n\nText.\n`;
  const message = expect.stringContaining(says) as string;
  expect(problemsAfter((draft) => draft.write(file, text))).toMatchObject([
    { file: `content/${file}`, line, message },
  ]);
});

it("front matter that never ends is reported", () => {
  const message = "has front matter that never ends. Add a line --- below its last field.";
  const file = "articles/third/index.md";
  expect(problemsAfter((draft) => draft.write(file, "---\ntitle: A\n\nText.\n"))).toMatchObject([
    { file: `content/${file}`, line: 1, field: "front matter", message },
  ]);
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

it("line ends of old Macs are accepted", () => {
  const problems = problemsAfter(({ root, write }) => {
    const text = fs.readFileSync(path.join(root, "terms/index.md"), "utf8");
    write("terms/index.md", text.replaceAll("\n", "\r"));
  });
  expect(problems).toEqual([]);
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

it.each(["plans.json", "comparison.json", "product.json", "roadmap.json", "words.json"])(
  "a broken file hides nothing and breaks nothing: %s",
  (file) => {
    const article = "articles/first/index.md";
    const message = expect.stringContaining('links to "/nowhere"') as string;
    for (const broken of ["{", "{}", '{ "currency": "EUR" }', undefined]) {
      const problems = problemsAfter((draft) => {
        if (broken) draft.write(file, broken);
        else draft.remove(file);
        draft.replace(article, "More text.", "[Text](/nowhere).");
      });
      expect(problems).toContainEqual(expect.objectContaining({ message }));
    }
  },
);
