import { entryOf, reportsOf } from "../../../testing/content";
import { demoProjectContent } from "./demo-project.rules";

const epic = { key: "A-1", type: "Epic", points: 9 };
const story = { key: "A-2", type: "Story", points: 2, epic: "A-1" };

/** What is reported of a demo with these issues. */
const reported = (...issues: object[]) =>
  reportsOf(demoProjectContent.rules, {
    demoProject: { scale: [1, 2, 3], issues },
    files: { demoProject: entryOf() },
  });

it("an epic may have more points than the scale", () => {
  expect(reported(epic, story)).toEqual([]);
});

it.each([
  ["epic", "A-2", '"A-2" has the type Story. Use the key of an epic.'],
  ["points", 4, "is 4, which isn't on the scale. Available: 1, 2, 3."],
])("an issue doesn't have %s: %j", (field, value, message) => {
  const issue = { ...story, key: "A-3", [field]: value };
  expect(reported(epic, story, issue)).toMatchObject([{ field: `issues[2].${field}`, message }]);
});
