import { countWords, readingMinutes } from "./reading-time";

it("counts words, not signs and not the addresses of links", () => {
  expect(countWords("## A **plan** — for [one team](https://example.com/a b c), 2025!")).toBe(6);
  expect(countWords("| A | B |\n| --- | --- |\n| 1 | – |")).toBe(3);
  expect(countWords("  \n ")).toBe(0);
});

it.each([
  [0, 1],
  [100, 1],
  [265, 1],
  [398, 2],
  [1990, 8],
  [2250, 8],
])("takes %s words to last %s minutes", (count, minutes) => {
  expect(readingMinutes(count)).toBe(minutes);
});
