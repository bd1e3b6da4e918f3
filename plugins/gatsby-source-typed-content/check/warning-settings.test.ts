import { containing, fern, problemsAfter } from "../testing/nursery";

/** Problems of a text with a skipped level, a duplicate heading, a dead link and code that never ends. */
const after = (settings: string) =>
  problemsAfter((draft) => {
    draft.write(".markdownlint.yaml", settings);
    draft.append(fern, "#### Twice\n\n##### Twice\n\nA [dead](/nowhere) link.\n\n```\nrun()");
  });

const message = (says: string) => expect.objectContaining({ message: containing(says) }) as unknown;

it("only what is switched on is a warning, but errors are always reported", () => {
  expect(after("code-blocks: false")).toEqual([message("/nowhere")]);
  expect(after("MD024: true\ncode-blocks: true")).toEqual([
    ...[message("/nowhere"), message("MD024: Multiple headings with the same content.")],
    message("opens a code block"),
  ]);
});

it.each([
  ["a syntax error", "MD001: [true", 1, "can't be read: a bracket is never closed."],
  ["a list", "- MD001", 1, "must be settings like `MD001: true`, one on each line."],
  ["an unknown name", "MD001: true\ncode-block: false", 2, 'Did you mean "code-blocks"?'],
])("%s in the settings is reported with its line", (_what, settings, line, says) => {
  expect(after(settings)).toContainEqual({
    ...{ file: "content/.markdownlint.yaml", line, field: expect.any(String) as string },
    ...{ message: containing(says), severity: "warning" },
  });
});

it("a rule whose own settings don't fit is named", () => {
  expect(after("MD059: { prohibited_texts: here }")).toContainEqual(
    message("can't be checked by MD059, because its settings in content/.markdownlint.yaml don't"),
  );
});
