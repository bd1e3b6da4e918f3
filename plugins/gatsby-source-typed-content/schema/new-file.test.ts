import { containing, nursery, problemsAfter } from "../testing/nursery";
import { newFile } from "./new-file";

const image = { image: "../fern/leaf.png", imageAlt: "A vine" };

it("front matter explains every field that an author may write, and no computed one", () => {
  const ivy = { title: 'An "ivy": #1', grower: "ada", date: "2025-05-01", ...image };
  const { text } = newFile(nursery, "plants", ivy, "Text.\n");
  expect(text).toContain('# Its name among botanists.\nlatin: "TODO: write the latin"\n# slug:\n');
  expect(text).not.toContain("position");
  expect(problemsAfter((draft) => draft.write("plants/ivy/index.md", text))).toMatchObject([
    { line: 4, field: "latin", message: containing("still contains the placeholder") },
  ]);
});

it("JSON is explained beside the file", () => {
  const values = { key: "una", order: 3, image: "./ada.png", imageAlt: "Portrait" };
  const { text, explanations } = newFile(nursery, "growers", values);
  expect(JSON.parse(text)).toEqual({ ...values, name: "TODO: write the name" });
  expect(explanations).toContain("  website: Address of the grower's website.");
});
