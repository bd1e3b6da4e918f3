import type { PastIssues } from "../../lib/past-issues/past-issues";
import { suggestFrom } from "../../lib/past-issues/suggest";
import { learnedFrom } from "./learned";

const nouns = ["lamp", "wick", "flame", "oil"];
const others = ["lens", "mirror", "prism", "glass"];
const issues = (things: string[]): PastIssues["labels"][number]["issues"] => [
  { type: "Bug", points: 2, titles: things.map((thing) => `The ${thing} does not shine`) },
  { type: "Bug", points: 2, titles: things.map((thing) => `Broken ${thing} at night`) },
  { type: "Task", points: 3, titles: things.map((thing) => `Order a ${thing}`) },
  { type: "Task", points: 1, titles: things.map((thing) => `Polish each ${thing}`) },
];
const content: PastIssues = {
  prefix: "OLD",
  types: [
    { type: "Bug", first: "Find it", last: "Test it" },
    { type: "Story", first: null, last: "Show it" },
    { type: "Task", first: null, last: "Note it" },
  ],
  labels: [
    { label: "light", step: "Light it", issues: issues(nouns) },
    { label: "optics", step: "Look through it", issues: issues(others) },
  ],
  noIssues: ["A herring sings", "My herring sings of love", "Love and a herring", "Sing of love"],
};
const learned = learnedFrom(content);
const suggest = suggestFrom(learned);

test("what a title is about gives the label, its form the type, both the points and subtasks", () => {
  expect(suggest("The oil lamp does not burn")).toEqual({
    type: "Bug",
    labels: ["light"],
    points: 2,
    subtasks: ["Find it", "Light it", "Test it"],
  });
  expect(suggest("Order glass for the prism")).toEqual({
    type: "Task",
    labels: ["optics"],
    points: 1,
    subtasks: ["Look through it", "Note it"],
  });
});

test("the points of a type that a label has not are those of the label", () => {
  expect(learned.labels[0]?.points).toEqual([2, 2, 1]);
});

test("the index says how many past issues there are", () => {
  expect(learned.count).toBe("32");
});

test.each([
  ["is empty", ""],
  ["is one word", "Lamp"],
  ["has no known word", "Sprat fnord gleeb"],
  ["has more unknown words than known ones", "Lamp fnord sprat"],
  ["is like sentences that are no issues", "The herring sings to the lamp of love"],
  ["begins with a denial", "Do not order a lamp"],
  ["begins with a polite one", "Please don’t order a lamp"],
  ["says that nobody wants it", "Nobody wants a lamp"],
  ["says so in two words", "No one needs a lens"],
  ["says that we do not", "We no longer polish the lens"],
  ["says that it is not broken", "The lamp is not broken"],
  ["says that all is well", "The lamp works fine"],
])("nothing is suggested where the title %s: %s", (_what, title) => {
  expect(suggest(title)).toBeUndefined();
});
