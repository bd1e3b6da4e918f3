import content from "../../testing/content/past-issues.json";
import { median, pastIssuesOf, type PastIssues } from "./past-issues";

test("the key follows from the place", () => {
  const issues = pastIssuesOf(content as PastIssues);
  expect(issues.map(({ key, label }) => `${key} ${label}`)).toEqual([
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
