import { afterReplace, afterSet, containing, fern } from "../fixtures/nursery";

const home = "home-page.json";
const nursery = "nursery.json";

it.each(["", 'title: ""\n', 'title: "  "\n', "title:\n"])(
  "reports a missing field, written as %j",
  (by) => {
    expect(afterReplace(fern, "title: Lady fern\n", by)).toEqual([
      { file: `content/${fern}`, line: 2, field: "title", message: "is missing. Add it." },
    ]);
  },
);

it.each(["10 Jan 2025", "2025-1-10", "20250110", "2025-13-01", "2025-02-30"])(
  "refuses the date %s",
  (day) => {
    const message = "must be a valid date, like 2025-10-10.";
    expect(afterReplace(fern, "date: 2025-01-10", `date: ${day}`)).toMatchObject([
      { field: "date", message },
    ]);
  },
);

it.each<[file: string, field: string, value: unknown, message: string]>([
  [nursery, "checked", undefined, "is missing. Day when someone last counted the beds."],
  [nursery, "checked", "yesterday", "must be a valid date, like"],
  [nursery, "beds", "8", "must be a whole number, without quotes"],
  [nursery, "beds", 8.5, "must be a whole number, without quotes"],
  [nursery, "description", "Short.", "has 6 characters, but needs at least 20."],
  [nursery, "url", "http://a.example", "isn't in the right format."],
  [home, "text", null, "is missing."],
  [home, "text", 2025, "must be text. Put quotes around 2025."],
  [home, "heading", "x".repeat(41), "has 41 characters, but at most 40 fit."],
  [home, "isOpen", "yes", "must be true or false, without quotes"],
  [home, "links", "Visit", "must be a list."],
  [home, "card", "Card", "must be an object with fields"],
  [home, "tone", "cold", "must be one of warm, cool."],
  [home, "tags", [], "has 0 entries, but needs at least 1."],
  [home, "tags", ["1", "2", "3", "4"], "has 4 entries, but at most 3 fit."],
  [home, "tags", ["1", "1"], '"1" appears twice. Change one of them.'],
  ["growers/ada.json", "plants", 1, "isn't a known field."],
  ["visit.json", "hours", ["Nine"], 'Remove the brackets from ["Nine"].'],
  [nursery, "beds", -5, "is -5, but can't be negative."],
  [nursery, "nam", "A", 'isn\'t a known field. Did you mean "name"?'],
  [home, "found", "Many plants", "must contain {count}, which the page fills in."],
  [home, "links[0].to", "javascript:a()", "Expected: A page (/about), another site"],
])("refuses %s where %s is %j", (file, field, value, message) => {
  expect(afterSet(file, field, value)).toMatchObject([
    { field: containing(field), message: containing(message) },
  ]);
});

it.each<[what: string, file: string, field: string, value: unknown]>([
  ["an optional field left out", "growers/ada.json", "website", undefined],
  ["an optional null", "growers/ada.json", "website", null],
  ["an optional object that is null", home, "more", null],
  ["a value of another file", home, "links[0].to", "{nursery.url}"],
  ["emoji, each as one character", nursery, "description", "😀".repeat(60)],
])("accepts %s", (_what, file, field, value) => {
  expect(afterSet(file, field, value)).toEqual([]);
});

it("refuses entries of a list with the same @unique value", () => {
  expect(afterSet("nursery.json", "greenhouses[1].key", "north")).toMatchObject([
    { field: "greenhouses[1].key", message: '"north" appears twice. Change one of them.' },
  ]);
});
