import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { containing, nursery } from "../fixtures/nursery";
import { readEntry } from "./entry";

const root = fs.mkdtempSync(path.join(os.tmpdir(), "entry "));
afterAll(() => fs.rmSync(root, { recursive: true }));

/** Reads a file with this text. */
function entryOf(name: string, text: string | Buffer) {
  fs.writeFileSync(path.join(root, name), text);
  return readEntry(name, nursery, root);
}
const json = (text: string | Buffer) => entryOf("visit.json", text);
const markdown = (front: string) => entryOf("index.md", `---\n${front}\n---\n\nText.\n`);

it.each([
  ["a comma too many", '{\n  "a": 1,\n  "b": 2,\n}\n', 4],
  ["a comma too many in a list", '{\n  "a": [\n    1,\n  ]\n}\n', 3],
  ["a comma too few", '{\n  "a": 1\n  "b": 2\n}\n', 3],
  ["a word without quotes", `{\n  "a": "${"x".repeat(60)}",\n  "b": yes,\n  "c": 1\n}\n`, 3],
  ["single quotes", "{\n  'a': 1\n}\n", 2],
  ["curly quotes", '{\n  "a": “b”\n}\n', 2],
  ["a quote too few", '{\n  "a": "b,\n  "c": "d"\n}\n', 2],
  ["a text of two lines", '{\n  "a": "b\nc"\n}\n', 2],
  ["a comment", '{\n  "a": 1,\n  // Ours.\n  "b": 2\n}\n', 3],
  ["a comment of YAML", '{\n  # Ours.\n  "b": 2\n}\n', 2],
  ["no end", '{\n  "a": 1,\n  "b": 2\n', 3],
])("reports the line of JSON with %s", (_what, text, line) => {
  const { fault } = json(text);
  expect(fault).toMatchObject({ file: "content/visit.json", line, field: "JSON" });
  expect(fault?.message).toMatch(
    /^can't be read: \w[^\n]+[\w}'\]]\. Look here and on the line above: JSON/,
  );
});

it.each([
  ["the same name twice", '{\n  "a": 1,\n  "a": 2\n}\n', 3, "contains this field twice."],
  ["nothing inside", "\n", 1, "is empty. Restore its fields."],
  ["merge conflict markers", '{\n<<<<<<< HEAD\n  "a": 1\n=======\n', 2, "merge conflict markers"],
  ["a list", "[]", 1, "must be a single object with fields."],
])("gives advice on JSON with %s", (_what, text, line, message) => {
  expect(json(text).fault).toMatchObject({ line, message: containing(message) });
});

it.each([
  ["a tab", "title: A\n\tslug: b", 3, "starts with a tab. Replace it"],
  ["a field twice", "title: A\nslug: b\ntitle: C", 4, "contains this field twice."],
  ["an indented field", "title: A\n  slug: b\ndate: 2025-01-01", 3, "is indented by mistake."],
  ["an indented first field", " title: A\nslug: b", 3, "is indented by mistake."],
  ["an item that isn't aligned", "notes:\n  - date: a\n   text: b", 4, "is indented by mistake."],
  ["no space after the colon", "title:A\nslug: b", 2, "retype the space; it may be non-breaking."],
  ["a line that isn't a field", "title: A\nof two lines\nslug: b", 3, "expected `name: value`."],
  ["a quote that isn't closed", 'title: "A\nslug: b', 3, "a quotation mark is never closed."],
  ["a bracket that isn't closed", "title: [A\nslug: b", 3, "a bracket is never closed."],
  ["quotes inside quotes", 'title: "A "b" c"', 2, "continues after its closing quote."],
  ["an asterisk at the start", "title: *Now* or never", 2, "a text starts with a YAML special"],
  ["a special character at the start", "title: @home", 2, "a YAML special character."],
  ["a colon", "title: A: b", 2, "a YAML special character."],
  ["a cut text", "title: The #1 leaf", 2, 'is cut off before "#1 leaf", which YAML treats as a'],
  ["merge conflict markers", "<<<<<<< HEAD\ntitle: A\n=======", 2, "merge conflict markers"],
  ["an asterisk before a word", "title: *a", 2, "a text starts with *, which means"],
  ["an alias of itself", "title: &a [*a]", 2, "a text starts with *, which means"],
])("gives advice on front matter with %s", (_what, front, line, message) => {
  expect(markdown(front).fault).toMatchObject({ line, message: containing(message) });
});

it.each([
  ["---\ntitle: A\n\nText.\n", "has front matter that never ends. Add a --- line below its last"],
  ["# A title\n", "doesn't start with front matter. Put the fields at the top, between two ---"],
])("reports a text without front matter: %j", (text, message) => {
  expect(entryOf("index.md", text).fault).toMatchObject({ line: 1, message: containing(message) });
});

it("accepts comments", () => {
  expect(markdown("title: A leaf # in spring").data).toEqual({ title: "A leaf" });
});

it.each([
  ["spaces after the --- lines", "---  \ntitle: A\n--- \nText.\n", 2],
  ["empty lines above", "\n  \n---\ntitle: A\n---\nText.\n", 4],
  ["a byte-order mark and Windows line ends", "\uFEFF---\r\ntitle: A\r\n---\r\nText.\r\n", 2],
  ["line ends of old Macs", "---\rtitle: A\r---\rText.\r", 2],
])("reads front matter with %s", (_what, text, line) => {
  const { fault, data, body, bodyLine, lineOf } = entryOf("index.md", text);
  expect([fault, data, body]).toEqual([undefined, { title: "A" }, "Text.\n"]);
  expect([lineOf(["title"]), bodyLine]).toEqual([line, line + 2]);
});

it.each([
  ["latin1", "", 2],
  ["utf16le", "", 1],
  ["utf16le", "\uFEFF", 1],
] as const)("refuses a file in %s instead of UTF-8, starting with %j", (encoding, start, line) => {
  const { fault } = json(Buffer.from(`${start}{\n  "hours": "Café"\n}\n`, encoding));
  expect(fault).toMatchObject({ line, message: containing("isn't saved as UTF-8") });
});
