import demoProject from "../../../../tests/fixtures/demo-project.json";
import { sceneProject } from "../scene/project";
import { draftOf } from "./draft-of";

jest.mock("../../../lib/suggestions", () => ({
  suggest: (title: string) =>
    title.includes("lens") ? { type: "Bug", labels: ["optics"], points: 2, why: [] } : undefined,
}));

const project = sceneProject(demoProject as unknown as Queries.SceneProjectFragment);

test("a typed issue gets a type, a label and points, and no subtasks", () => {
  expect(draftOf("  The lens   is dirty ", project, "CRN-6")).toMatchObject({
    key: "CRN-6",
    title: "The lens is dirty",
    status: "To do",
    ...{ type: "Bug", labels: ["optics"], points: 2, subtasks: null },
    suggested: ["labels", "points"],
  });
});

test("one without a suggestion is a task without points, and nothing typed is no issue", () => {
  expect(draftOf("Sprat fnord", project, "CRN-6")).toMatchObject({
    ...{ type: "Task", labels: [], points: 0, subtasks: null, suggested: null },
  });
  expect(draftOf("  ", project, "CRN-6")).toBeUndefined();
});
