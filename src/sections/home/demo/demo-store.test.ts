import demoProject from "../../../testing/content/demo-project.json";
import type { SceneProject } from "../scene/project";
import { nextKey, withVisitor } from "./demo-state";
import { getState, move, pick, setAccepted, write } from "./demo-store";

const project = demoProject as unknown as SceneProject;
const [, issue] = project.issues;
if (!issue) throw new Error("an issue");
const visited = () => withVisitor(project, getState());
const pending = () => visited().issues.find(({ key }) => key === issue.key)?.suggested;

test("an accepted part is no longer suggested, until that is undone", () => {
  expect(pending()).toEqual(["labels", "points", "subtasks"]);
  setAccepted(issue.key, true, ["labels", "points"]);
  expect(getState().current).toBe(issue.key);
  expect(pending()).toEqual(["subtasks"]);
  setAccepted(issue.key, false, ["labels"]);
  expect(pending()).toEqual(["labels", "subtasks"]);
});

test("a moved issue has its new column, others stay the same objects", () => {
  move(issue.key, "Done");
  const { issues } = visited();
  expect(issues[1]).toMatchObject({ key: issue.key, status: "Done" });
  expect(issues[2]).toBe(project.issues[2]);
});

test("a written issue comes first and becomes the current one", () => {
  pick("CRN-3");
  const own = { ...issue, key: nextKey(project), title: "Mine" };
  write(own);
  expect(getState().current).toBe(own.key);
  expect(visited().issues[0]).toMatchObject({ title: "Mine" });
  expect(own.key).toBe("CRN-6");
  expect(nextKey(visited())).toBe("CRN-7");
});
