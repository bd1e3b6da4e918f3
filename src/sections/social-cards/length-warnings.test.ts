import { lengthWarnings } from "./length-warnings";

it.each([
  [[], "x".repeat(60), "x".repeat(160)],
  // Characters count, not code units.
  [[], "🪨".repeat(60), "x".repeat(160)],
  [
    ["Search results: the title is cut off (61 of 60 characters)."],
    "x".repeat(61),
    "x".repeat(160),
  ],
  [
    ["Search results: the description is thin (5 characters, 70 or more)."],
    "x".repeat(60),
    "short",
  ],
])("warns %j", (warnings, title, description) => {
  expect(lengthWarnings({ title, description })).toEqual(warnings);
});
