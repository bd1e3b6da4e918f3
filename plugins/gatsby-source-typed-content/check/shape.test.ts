import { afterReplace, afterSet, containing, fern } from "../testing/nursery";

it.each(["", 'title: ""\n', 'title: "  "\n', "title:\n"])(
  "a missing field is reported, written as %j",
  (by) => {
    expect(afterReplace(fern, "title: Lady fern\n", by)).toEqual([
      { file: `content/${fern}`, line: 2, field: "title", message: "is missing. Add it." },
    ]);
  },
);

it.each(["10 Jan 2025", "2025-1-10", "20250110", "2025-13-01", "2025-02-30"])(
  "%s isn't a date",
  (day) => {
    const message = "must be a valid date, like 2025-10-10.";
    expect(afterReplace(fern, "date: 2025-01-10", `date: ${day}`)).toMatchObject([
      { field: "date", message },
    ]);
  },
);

it.each<[file: string, field: string, value: unknown, says: string]>([
  ["visit.json", "hours", ["Nine"], 'Remove the brackets from ["Nine"].'],
  ["nursery.json", "beds", -5, "is -5, but can't be negative."],
  ["nursery.json", "nam", "A", 'isn\'t a known field. Did you mean "name"?'],
  ["home-page.json", "found", "Many plants", "must contain {count}, which the page fills in."],
  ["home-page.json", "links[0].to", "javascript:a()", "Expected: A page (/about), another site"],
])("%s is refused where %s is %j", (file, field, value, says) => {
  expect(afterSet(file, field, value)).toMatchObject([{ field, message: containing(says) }]);
});

it("entries of a list differ in a field", () => {
  expect(afterSet("nursery.json", "greenhouses[1].key", "north")).toMatchObject([
    { field: "greenhouses[1].key", message: '"north" appears twice. Change one of them.' },
  ]);
});

it.each([
  ["has other capitals", "./Leaf.png", 'the same folder as this file. Did you mean "leaf.png"?'],
  ["is in another folder", "img/leaf.png", "the same folder as this file. Write ./leaf.png."],
  ["is a folder", ".", "isn't an image. Use a .png, .jpg, .webp or .avif file."],
  ["is another file", "./index.md", "isn't an image. Use a .png, .jpg, .webp or .avif file."],
  ["is of a camera", "./a.HEIC", "browsers can't display. Export it as .jpg or .png."],
])("an image is refused when it %s", (_how, image, says) => {
  expect(afterReplace(fern, "image: ./leaf.png", `image: ${image}`)).toEqual([
    { file: `content/${fern}`, line: 6, field: "image", message: containing(says) },
  ]);
});
