import demoProject from "../../../../tests/fixtures/demo-project.json";
import { sceneProject } from "./project";
import { createDraft } from "./draft";

jest.mock("../../../lib/suggestions", () => ({
  suggest: (title: string) =>
    title.includes("lens") ? { type: "Bug", labels: ["optics"], points: 2, why: [] } : undefined,
}));

const project = sceneProject(demoProject as unknown as Queries.SceneProjectFragment);

test("suggests a type, labels and points for a typed title", () => {
  expect(createDraft("  The lens   is dirty ", project, "CRN-6")).toMatchObject({
    key: "CRN-6",
    title: "The lens is dirty",
    status: "To do",
    ...{ type: "Bug", labels: ["optics"], points: 2, subtasks: null },
    suggested: ["labels", "points"],
  });
});

test("a title without suggestions becomes a task without points", () => {
  expect(createDraft("Sprat fnord", project, "CRN-6")).toMatchObject({
    ...{ type: "Task", labels: [], points: 0, subtasks: null, suggested: null },
  });
});

test("an untitled draft is not an issue", () => {
  expect(createDraft("  ", project, "CRN-6")).toBeUndefined();
});
