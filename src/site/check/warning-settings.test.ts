import fs from "node:fs";
import path from "node:path";
import { problemsAfter } from "../../testing/fixture-content";

const article = "articles/first/index.md";

/** Problems of an article with a skipped level, a duplicate heading, a box of no kind and a dead link. */
const after = (settings: string) =>
  problemsAfter(({ root, write }) => {
    write(".markdownlint.yaml", settings);
    const text = "\n### A heading\n\n#### Twice\n\n##### Twice\n\n> [!BOX]\n\n[A lamp](/nowhere)\n";
    fs.appendFileSync(path.join(root, article), text);
  });

const message = (text: string) => expect.objectContaining({ message: text }) as unknown;
const containing = (text: string) => message(expect.stringContaining(text) as string);

it("only what is switched on is a warning, but errors are always reported", () => {
  expect(after("box-names: false")).toEqual([containing("/nowhere")]);
  expect(after("MD024: true\nbox-names: true")).toEqual([
    ...[containing("/nowhere"), containing("MD024: Multiple headings with the same content.")],
    ...[containing("MD024"), containing("[!BOX]")],
  ]);
});

it.each([
  ["a syntax error", "MD001: [true", 1, "can't be read: a bracket is never closed."],
  ["a list", "- MD001", 1, "must be settings like `MD001: true`, one on each line."],
  ["an unknown name", "MD001: true\nbox-name: false", 2, 'Did you mean "box-names"?'],
])("%s in the settings is reported with its line", (_what, settings, line, says) => {
  expect(after(settings)).toContainEqual(
    expect.objectContaining({
      ...{ file: `content/.markdownlint.yaml`, line, severity: "warning" },
      message: expect.stringContaining(says) as string,
    }),
  );
});

it("a rule whose own settings don't fit is named", () => {
  expect(after("MD059: { prohibited_texts: here }")).toContainEqual(
    message(
      `can't be checked by MD059, because its settings in content/.markdownlint.yaml don't fit.`,
    ),
  );
});
