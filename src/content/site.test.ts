import { countWords, readingMinutes } from "./site";

it("counts words, but neither symbols nor link targets", () => {
  expect(countWords("## A **plan** — for [one team](https://example.com/a b c), 2025!")).toBe(6);
  expect(countWords("| A | B |\n| --- | --- |\n| 1 | – |")).toBe(3);
  expect(countWords("  \n ")).toBe(0);
});

it.each([
  [100, 1],
  [398, 2],
  [1990, 8],
  [2250, 8],
])("%s words take %s minutes", (count, minutes) => {
  expect(readingMinutes(count)).toBe(minutes);
});
