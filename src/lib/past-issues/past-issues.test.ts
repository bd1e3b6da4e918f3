import evidence from "./evidence.json";
import model from "./model.json";
import { median, pastIssuesOf, type Evidence } from "./past-issues";

test("the key follows from the place", () => {
  const groups: Evidence["groups"] = [
    { label: "optics", type: "Task", points: 1, titles: ["Polish the lens"] },
    { label: "lamp", type: "Bug", points: 2, titles: ["The lamp goes out", "The lamp smokes"] },
  ];
  const issues = pastIssuesOf({ prefix: "OLD", groups });
  expect(issues.map(({ key, label }) => `${key} ${label}`)).toEqual([
    "OLD-1 optics",
    "OLD-2 lamp",
    "OLD-3 lamp",
  ]);
  expect(issues[2]).toMatchObject({ title: "The lamp smokes", type: "Bug", points: 2 });
});

test("the model and the evidence come from the same titles", () => {
  const issues = pastIssuesOf(evidence as Evidence);
  expect(model.count).toBe(issues.length.toLocaleString("en-GB"));
  expect(new Set(issues.map(({ label }) => label))).toEqual(
    new Set(model.labels.map(({ label }) => label)),
  );
});

test.each([
  [[1, 5, 3], 3],
  [[3, 5], 3],
  [[2], 2],
  [[], NaN],
])("the median of %j is %d", (values, middle) => {
  expect(median(values)).toBe(middle);
});
