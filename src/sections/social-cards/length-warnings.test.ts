import { lengthWarnings } from "./length-warnings";

const page = { title: "x".repeat(60), description: "x".repeat(160) };

it("finds nothing where everything fits", () => {
  expect(lengthWarnings(page)).toEqual([]);
});

it.each([
  [
    { ...page, title: "x".repeat(61) },
    ["Search results: the title is cut off (61 of 60 characters)."],
  ],
  [
    { ...page, description: "short" },
    ["Search results: the description is thin (5 characters, 70 or more)."],
  ],
])("names the platform that cuts off or lacks text", (broken, warnings) => {
  expect(lengthWarnings(broken)).toEqual(warnings);
});

it("counts characters, not code units", () => {
  expect(lengthWarnings({ ...page, title: "🪨".repeat(60) })).toEqual([]);
});
