import { withAges } from "./ages";

const words = { undated: "undated, read {month}", old: "over a year old" };

/** A claim about another tool, with its age. */
function aged(months: { dated?: string; read?: string }, day: string) {
  const cell = {
    text: "Rooms",
    answer: null,
    source: null,
    dated: null,
    read: null,
    age: null,
    isOld: null,
  };
  const rows = [{ aspect: "Made for", cells: [{ ...cell, ...months }] }];
  return withAges({ ...words, rows }, day).rows[0]?.cells[0];
}

it.each([
  [{ dated: "2024-12", read: "2025-01" }, "2025-01-31", "Dec 2024"],
  [{ dated: "2024-12", read: "2025-01" }, "2025-12-31", "Dec 2024"],
  [{ dated: "2024-12", read: "2026-01" }, "2026-01-01", "Dec 2024, over a year old"],
  [{ read: "2025-01" }, "2025-01-31", "undated, read Jan 2025"],
  [{ read: "2025-01" }, "2026-02-01", "undated, read Jan 2025, over a year old"],
  [{}, "2026-02-01", null],
])("the age of a claim of %j on %s is %s", (months, day, text) => {
  const isOld = text && text.includes(words.old);
  expect(aged(months, day)).toMatchObject({ age: text, isOld });
});
