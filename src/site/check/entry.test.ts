import fs from "node:fs";
import path from "node:path";
import { lineOf, problemsAfter } from "../../testing/fixture-content";

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
    /^can't be read: [^\n]+\. Look for a missing (or extra comma or quote|}, ] or quote)/,
  );
});

it.each([
  ["the same name twice", '{\n  "a": 1,\n  "a": 2\n}\n', 3, "contains this field twice."],
  ["a comment", '{\n  "a": 1,\n  // Ours.\n  "b": 2\n}\n', 3, "JSON doesn't allow comments."],
  [
    "a comment after a value",
    `{\n  "a": "${"x".repeat(60)}", /* b */\n  "b": 2\n}\n`,
    2,
    "comment",
  ],
  ["a comment of YAML", '{\n  # Ours.\n  "b": 2\n}\n', 2, "JSON doesn't allow comments."],
  ["curly quotes", '{\n  "a": “b”\n}\n', 2, "it has a curly quote."],
  ["a text of two lines", '{\n  "a": "b\nc"\n}\n', 2, "a text continues on the next line."],
  ["nothing inside", "\n", 1, "is empty. Restore its fields."],
  ["merge conflict markers", '{\n<<<<<<< HEAD\n  "a": 1\n=======\n', 2, "merge conflict markers"],
])("JSON with %s has its own advice", (_what, text, line, says) => {
  const message = expect.stringContaining(says) as string;
  expect(problemsAfter((draft) => draft.write("closing.json", text))).toMatchObject([
    { file: "content/closing.json", line, message },
  ]);
});

it.each([
  ["a tab", "title: A\n\tslug: b", 3, "starts with a tab. Replace it"],
  ["a field twice", "title: A\nslug: b\ntitle: C", 4, "contains this field twice."],
  ["an indented field", "title: A\n  slug: b\ndate: 2025-01-01", 3, "is indented by mistake."],
  ["an indented first field", " title: A\nslug: b", 3, "is indented by mistake."],
  [
    "an update that isn't aligned with the others",
    "updates:\n  - date: a\n   text: b",
    4,
    "is indented by mistake.",
  ],
  ["no space after the colon", "title:A\nslug: b", 2, "retype the space; it may be non-breaking."],
  ["a line that isn't a field", "title: A\nof two lines\nslug: b", 3, "expected `name: value`."],
  ["a quote that isn't closed", 'title: "A\nslug: b', 3, "a quotation mark is never closed."],
  ["a bracket that isn't closed", "title: [A\nslug: b", 3, "a bracket is never closed."],
  ["quotes inside quotes", 'title: "A "b" c"', 2, "continues after its closing quote."],
  ["an asterisk at the start", "title: *Now* or never", 2, "a text starts with a YAML special"],
  ["a special character at the start", "title: @home", 2, "a YAML special character."],
  ["a colon", "title: A: b", 2, "a YAML special character."],
  ["merge conflict markers", "<<<<<<< HEAD\ntitle: A\n=======", 2, "merge conflict markers"],
])("front matter with %s has its own advice", (_what, front, line, says) => {
  const file = "articles/third/index.md";
  const text = `---\n${front}\n---\n\nText.\n`;
  const message = expect.stringContaining(says) as string;
  expect(problemsAfter((draft) => draft.write(file, text))).toMatchObject([
    { file: `content/${file}`, line, message },
  ]);
});

it("front matter that never ends is reported", () => {
  const message = "has front matter that never ends. Add a --- line below its last field.";
  const file = "articles/third/index.md";
  expect(problemsAfter((draft) => draft.write(file, "---\ntitle: A\n\nText.\n"))).toMatchObject([
    { file: `content/${file}`, line: 1, field: "front matter", message },
  ]);
});

it("a text without front matter is reported", () => {
  const problems = problemsAfter((draft) => draft.write("terms/index.md", "# Terms\n"));
  const message =
    "doesn't start with front matter. Put the fields at the top, between two --- lines.";
  const file = "content/terms/index.md";
  expect(problems).toEqual([{ file, line: 1, field: "front matter", message }]);
});

it("a list isn't a content file", () => {
  expect(problemsAfter((draft) => draft.write("plans.json", "[]"))).toMatchObject([
    { file: "content/plans.json", message: "must be a single object with fields." },
  ]);
});

it.each([
  ["spaces after the --- lines", (text: string) => text.replace(/^---$/gm, "---  ")],
  ["empty lines above them", (text: string) => `\n  \n${text}`],
])("front matter with %s is read", (_what, change) => {
  const file = "articles/first/index.md";
  const problems = problemsAfter(({ root, write, replace }) => {
    replace(file, "author: mira-voss", "author: nobody");
    write(file, change(fs.readFileSync(path.join(root, file), "utf8")));
  });
  const line = lineOf(file, "author") + change("---").split("\n").length - 1;
  expect(problems).toMatchObject([{ file: `content/${file}`, field: "author", line }]);
});

/** Each alias repeats the one before ten times. */
const aliases = Array.from("bcdefghij", (name) => {
  const before = `*${String.fromCharCode(name.charCodeAt(0) - 1)}`;
  return `${name}: &${name} [${Array.from({ length: 10 }, () => before).join(", ")}]`;
});

it.each([
  ["too many aliases", `---\na: &a x\n${aliases.join("\n")}\n---\n`],
  ["an alias of itself", "---\ntitle: &a [*a]\n---\n"],
  ["an alias of nothing", "---\ntitle: *a\n---\n"],
  ["too many brackets", `---\ntitle: ${"[".repeat(9000)}${"]".repeat(9000)}\n---\n`],
  ["a tag of another language", "---\ntitle: !!js/function x\n---\n"],
])("front matter with %s is reported with its file", (_what, text) => {
  const file = "articles/third/index.md";
  const problems = problemsAfter((draft) => draft.write(file, `${text}\nText.\n`));
  expect(problems.filter((problem) => problem.file === `content/${file}`)).not.toEqual([]);
});

it("JSON with brackets without end is reported with its file", () => {
  const text = `{ "heading": ${"[".repeat(9000)}${"]".repeat(9000)} }`;
  const problems = problemsAfter((draft) => draft.write("closing.json", text));
  expect(problems).toMatchObject([{ file: "content/closing.json", field: "JSON" }]);
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
