import { lengthWarnings } from "./length-warnings";

it.each([
  [[], "x".repeat(60), "x".repeat(160)],
  // Characters count, not code units.
  [[], "🪨".repeat(60), "x".repeat(160)],
  [
    ["Search results: the title will be cut off (61 characters, at most 60 fit)."],
    "x".repeat(61),
    "x".repeat(160),
  ],
  [
    ["Search results: the description is short (5 characters, aim for at least 70)."],
    "x".repeat(60),
    "short",
  ],
])("warns %j", (warnings, title, description) => {
  expect(lengthWarnings({ title, description })).toEqual(warnings);
});
