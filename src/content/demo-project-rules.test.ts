import { entryOf, reportsOf } from "../../tests/fixtures/content";
import { demoProjectContent } from "./demo-project-rules";

const epic = { key: "A-1", type: "Epic", title: "Light the coast" };
const story = { key: "A-2", type: "Story", title: "Polish the lens", epic: "A-1" };
const task = { key: "A-3", type: "Task", title: "Order a flame", epic: "A-1" };

it("an issue can't belong to one that isn't an epic", () => {
  const demoProject = { scale: [1, 2, 3], issues: [epic, story, { ...task, epic: "A-2" }] };
  const files = { demoProject: entryOf() };
  expect(reportsOf(demoProjectContent.rules, { demoProject, files })).toMatchObject([
    { field: "issues[2].epic", message: '"A-2" has the type Story. Use the key of an epic.' },
  ]);
});
