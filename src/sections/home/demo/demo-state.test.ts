import demoProject from "../../../testing/content/demo-project.json";
import type { SceneProject } from "../scene/project";
import { nextKey, move, pick, setAccepted, initialState, withVisitor, write } from "./demo-state";

const project = demoProject as unknown as SceneProject;
const [, issue] = project.issues;
if (!issue) throw new Error("an issue");
const own = { ...issue, key: nextKey(project), title: "Mine" };
const pendingOf = (state: typeof initialState, key = issue.key) =>
  withVisitor(project, state).issues.find((one) => one.key === key)?.suggested;

test("an accepted part is no longer suggested, until that is undone", () => {
  expect(pendingOf(initialState)).toEqual(["labels", "points", "subtasks"]);
  const state = setAccepted(initialState, issue.key, true, ["labels", "points"]);
  expect(state.current).toBe(issue.key);
  expect(pendingOf(state)).toEqual(["subtasks"]);
  expect(pendingOf(setAccepted(state, issue.key, false, ["labels"]))).toEqual([
    "labels",
    "subtasks",
  ]);
});

test("a written issue comes first and becomes the current one", () => {
  const state = write(pick(initialState, "CRN-3"), own);
  expect(state.current).toBe(own.key);
  expect(withVisitor(project, state).issues[0]).toMatchObject({ title: "Mine" });
  expect(own.key).toBe("CRN-6");
  expect(nextKey(withVisitor(project, state))).toBe("CRN-7");
});

test("a moved issue has its new column, others stay the same objects", () => {
  const { issues } = withVisitor(project, move(initialState, issue.key, "Done"));
  expect(issues[1]).toEqual({ ...issue, status: "Done" });
  expect(issues[2]).toBe(project.issues[2]);
});
