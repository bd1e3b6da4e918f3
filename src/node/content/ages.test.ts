import { fixtureContent } from "../../testing/fixture-content";
import { readSite } from "../read-content";
import { withAges, withLate } from "./ages";

const { comparison, roadmap } = readSite(fixtureContent);

/** The age of the fixture's claim about another tool, with other months. */
function age(months: { dated?: string; read?: string }, day: string) {
  const cell = { text: "Rooms", answer: null, source: null, dated: null, read: null, age: null };
  const rows = [{ aspect: "Made for", cells: [{ ...cell, ...months }] }];
  return withAges({ ...comparison, rows }, day).rows[0]?.cells[0]?.age;
}

it.each([
  [{ dated: "2024-12", read: "2025-01" }, "2025-01-31", "Dec 2024"],
  [{ dated: "2024-12", read: "2025-01" }, "2025-12-31", "Dec 2024"],
  [{ dated: "2024-12", read: "2026-01" }, "2026-01-01", "Dec 2024, over a year old"],
  [{ read: "2025-01" }, "2025-01-31", "undated, read Jan 2025"],
  [{ read: "2025-01" }, "2026-02-01", "undated, read Jan 2025, over a year old"],
  [{}, "2026-02-01", null],
])("the age of a claim of %j on %s is %s", (months, day, text) => {
  expect(age(months, day)).toBe(text);
});

it.each([
  ["H1 2026", "2026-06-30", null],
  ["H1 2026", "2026-07-01", "Planned for H1 2026, not shipped yet"],
  ["Q3 2026", "2026-10-01", "Planned for Q3 2026, not shipped yet"],
  ["2026", "2026-12-31", null],
  ["2026", "2027-01-01", "Planned for 2026, not shipped yet"],
  ["Soon", "2027-01-01", null],
  [null, "2027-01-01", null],
])("a stage dated %s is marked on %s: %s", (tag, day, text) => {
  const item = { icon: "moon", text: "Dark mode", release: null } as const;
  const stage = { name: "Launch", late: null, tag, items: [item] };
  const lateOn = (items: Queries.RoadmapStage["items"]) => {
    const words = { ...roadmap, late: "Planned for {when}, not shipped yet" };
    return withLate({ ...words, stages: [{ ...stage, items }] }, day).stages[0]?.late;
  };
  expect(lateOn([item])).toBe(text);
  // What has shipped is not late. (A file names the release by its version.)
  const shipped = { ...item, release: "0.1.0" as unknown as Queries.Release };
  expect(lateOn([shipped])).toBeNull();
  expect(lateOn([shipped, item])).toBe(text);
});
