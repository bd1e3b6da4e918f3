import { containing, fern, problemsAfter } from "../fixtures/nursery";
import type { Draft } from "../fixtures/nursery";

const moss = "plants/moss/index.md";

it.each([
  ["nurser.json", "isn't a content file the site knows. Check its name and folder."],
  ["plants/fern/text.md", "isn't a content file the site knows. Check its name and folder."],
  ["plants/ivy.md", "Rename it to content/plants/ivy/index.md."],
  ["plants/ivy/index.markdown", "is ignored: unsupported extension. Rename it to index.md."],
  ["growers/una.JSON", "Rename it to index.md in a folder of its own, or to a .json file."],
  ["plants/ivy/index.docx", "is ignored: unsupported extension. Copy its text to index.md."],
])("reports a file with a wrong name: %s", (file, message) => {
  const text = file.endsWith(".md") ? "---\ntitle: Text\n---\n" : "{}";
  expect(problemsAfter((draft) => draft.write(file, text))).toMatchObject([
    { file: `content/${file}`, field: "file", message: containing(message) },
  ]);
});

it("reports a missing file, but no empty folder or settings", () => {
  const message = "is missing. Restore it, or remove `visit` from `Content` in the schema.";
  expect(problemsAfter((draft) => draft.remove("visit.json"))).toEqual([
    { file: "content/visit.json", field: "file", message },
  ]);
  const fine = (draft: Draft) => {
    draft.remove("plants");
    draft.write(".cspell.yaml", "words: []");
  };
  expect(problemsAfter(fine)).toEqual([]);
});

it("reports the same value in a @unique field of two files", () => {
  expect(problemsAfter((draft) => draft.set("growers/ben-roe.json", "order", 1))).toMatchObject([
    {
      ...{ file: "content/growers/ben-roe.json", line: 4, field: "order" },
      message: '"1" is already used by content/growers/ada.json. Change one of them.',
    },
  ]);
});

it("reports the same address of two files, in the newer one", () => {
  const slug = (draft: Draft) => draft.replace(moss, "slug: moss", "slug: lady-fern");
  const message = `"lady-fern" is already used by content/${fern}. Change one of them.`;
  expect(problemsAfter(slug)).toMatchObject([{ file: `content/${moss}`, field: "slug", message }]);
  const olderMoss = (draft: Draft) => {
    slug(draft);
    draft.replace(fern, "2025-01-10", "2025-03-01");
  };
  expect(problemsAfter(olderMoss)).toMatchObject([{ file: `content/${fern}`, field: "slug" }]);
});
