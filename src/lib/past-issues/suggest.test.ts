import content from "../../testing/content/past-issues.json";
import { median, pastIssuesOf, suggestFrom, type PastIssues } from "./suggest";

const fixture = content as PastIssues;
const suggest = suggestFrom(fixture);

test("the nearest past issues give the label, the points and the evidence, their form the type", () => {
  expect(suggest("A lamp goes out in wind")).toEqual({
    type: "Bug",
    labels: ["lamp"],
    points: 2,
    subtasks: ["Find it", "Light it", "Test it"],
    similar: [{ key: "OLD-3", title: "The lamp goes out in rain or wind", points: 2 }],
  });
});

test("of past issues that are alike one of the same type comes first", () => {
  expect(suggest("The rain on the lamp")?.similar[0]?.key).toBe("OLD-3");
  expect(suggest("Order a lamp")?.similar[0]?.key).toBe("OLD-4");
});

test("the evidence has the suggested label alone", () => {
  expect(suggest("Order a lens for the lamp")?.similar.map(({ key }) => key)).toEqual(["OLD-4"]);
});

test("the key follows from the place", () => {
  expect(pastIssuesOf(fixture).map(({ key, label }) => `${key} ${label}`)).toEqual([
    "OLD-1 optics",
    "OLD-2 optics",
    "OLD-3 lamp",
    "OLD-4 lamp",
  ]);
});

test.each([
  [[1, 5, 3], 3],
  [[3, 5], 3],
  [[2], 2],
  [[], NaN],
])("the median of %j is %d", (values, middle) => {
  expect(median(values)).toBe(middle);
});

test.each([
  ["is empty", ""],
  ["is one word", "Lamp"],
  ["has no known word", "Sprat fnord gleeb"],
  ["has as many unknown words as known ones", "Order fnord"],
  ["begins with a denial", "Do not order a lamp"],
  ["begins with a polite one", "Please don’t order a lamp"],
  ["says that nobody wants it", "Nobody wants a lamp"],
  ["says that we do not", "We no longer polish the lens"],
  ["says that it is not broken", "The lamp is not broken"],
  ["says that all is well", "The lamp works fine"],
])("nothing is suggested where the title %s: %s", (_what, title) => {
  expect(suggest(title)).toBeUndefined();
});
