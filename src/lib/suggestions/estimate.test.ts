import { reasonsOf, sizeOf } from "./estimate";
import { weightOf } from "./title-words";

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
])("adds up the words of %s: %d", (title, size) => {
  expect(sizeOf(title, points)).toBe(size);
});

test("limits the weight of a single word", () => {
  expect(sizeOf("Rewrite it", points)).toBeLessThan(12);
});

test("gives up to two reasons as typed, strongest first", () => {
  expect(reasonsOf("Rewrite the “Engine” and fix typos in lenses", points)).toEqual([
    { word: "Rewrite", isUp: true },
    { word: "typos", isUp: false },
  ]);
});

test("gives no reason for small weights", () => {
  expect(reasonsOf("A new polish", points)).toEqual([]);
});
