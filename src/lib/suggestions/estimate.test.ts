import { reasonsOf, sizeOf } from "./estimate";
import { weightOf } from "./words";

const points = weightOf({
  "-9": "typo",
  "-4": "first: fix,fix",
  5: "polish",
  8: "engin",
  30: "rewrit",
});

test.each([
  ["A new lamp", 0],
  ["Polishes", 5],
  ["Fix typos", -17],
  ["I want to fix typos", -17],
  ["Typos to fix", -13],
])("%s has the size of its words: %d", (title, size) => {
  expect(sizeOf(title, points)).toBe(size);
});

test("one word isn't enough for a large estimate", () => {
  expect(sizeOf("Rewrite it", points)).toBeLessThan(12);
});

test("reasons are at most two words as they were typed, the strongest first", () => {
  expect(reasonsOf("Rewrite the “Engine” and fix typos in lenses", points)).toEqual([
    { word: "Rewrite", isUp: true },
    { word: "typos", isUp: false },
  ]);
});

test("a word that moves the estimate little is no reason", () => {
  expect(reasonsOf("A new polish", points)).toEqual([]);
});
