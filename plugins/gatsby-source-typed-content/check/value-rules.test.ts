import { afterReplace, fern } from "../testing/nursery";

it.each([
  [fern, "date: 2025-01-10", "date: 2025-07-01", "so this goes live with the first build on that"],
  [fern, "date: 2025-01-10", "date: 0206-01-01", "is more than 20 years ago. Correct the year."],
  ["about/index.md", "2025-01-01", "2026-01-01", "2026-01-01 is in the future. Correct the date."],
  ["nursery.json", '"2025-01-01"', '"2024-01-31"', "is more than a year old (2024-01-31)."],
  ["nursery.json", '"2025-02"', '"2024-05"', "is more than a year old (2024-05). Check the facts"],
  ["nursery.json", '"2025-02"', '"2025-07"', "2025-07 is in the future. Correct the date."],
])("in %s, %s is a warning as %s", (file, find, by, says) => {
  expect(afterReplace(file, find, by)).toEqual([
    expect.objectContaining({
      severity: "warning",
      message: expect.stringContaining(says) as string,
    }),
  ]);
});

it("a month is fresh until its last day", () => {
  expect(afterReplace("nursery.json", '"2025-02"', '"2024-06"')).toEqual([]);
});
