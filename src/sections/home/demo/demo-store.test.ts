import demoProject from "../../../../tests/fixtures/demo-project.json";
import { sceneProject } from "../scene/project";
import { initialState, nextKey, withVisitor } from "./demo-state";
import { getState, move, setAccepted, write } from "./demo-store";

const project = sceneProject(demoProject as unknown as Queries.SceneProjectFragment);
const [, issue] = project.issues;
if (!issue) throw new Error("an issue");
const visited = () => withVisitor(project, getState());
const suggested = () => visited().issues.find(({ key }) => key === issue.key)?.suggested;

test("what is accepted is no longer suggested, until that is undone", () => {
  expect(suggested()).toEqual(issue.suggested);
  setAccepted(issue.key, true);
  expect(suggested()).toEqual([]);
  setAccepted(issue.key, false);
  expect(suggested()).toEqual(issue.suggested);
});

test("a moved issue has its new column, others stay the same objects", () => {
  move(issue.key, "Done");
  const { issues } = visited();
  expect(issues[1]).toMatchObject({ key: issue.key, status: "Done" });
  expect(issues[2]).toBe(project.issues[2]);
});

test("a written issue comes first, and the next one gets the next key", () => {
  expect(nextKey(project, initialState)).toBe("CRN-6");
  write({ ...issue, key: "CRN-6", title: "Mine" });
  expect(visited().issues[0]).toMatchObject({ title: "Mine" });
  expect(nextKey(project, getState())).toBe("CRN-7");
});
