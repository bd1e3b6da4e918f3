/** @jest-environment jsdom */
import demoProject from "../../../../tests/fixtures/demo-project.json";
import { storeDemo } from "../../../lib/stored-demo";
import type * as Store from "./demo-store";
import {
  getState,
  initialState,
  move,
  nextKey,
  setAccepted,
  withVisitor,
  write,
} from "./demo-store";
import { sceneProject } from "./project";

const project = sceneProject(demoProject as unknown as Queries.SceneProjectFragment);
const [, issue] = project.issues;
if (!issue) throw new Error("The fixture has fewer than two issues.");
const visited = () => withVisitor(project, getState());
const suggested = () => visited().issues.find(({ key }) => key === issue.key)?.suggested;

test("accepted suggestions can be restored", () => {
  expect(suggested()).toEqual(issue.suggested);
  setAccepted(issue.key, true);
  expect(suggested()).toEqual([]);
  setAccepted(issue.key, false);
  expect(suggested()).toEqual(issue.suggested);
});

test("moving an issue leaves the other issue objects untouched", () => {
  move(issue.key, "Done");
  const { issues } = visited();
  expect(issues[1]).toMatchObject({ key: issue.key, status: "Done" });
  expect(issues[2]).toBe(project.issues[2]);
});

test("new issues come first and get consecutive keys", () => {
  expect(nextKey(project, initialState)).toBe("CRN-6");
  write({ ...issue, key: "CRN-6", title: "Mine" });
  expect(visited().issues[0]).toMatchObject({ title: "Mine" });
  expect(nextKey(project, getState())).toBe("CRN-7");
});

describe("on the next page of a tab", () => {
  const state = { written: [issue], accepted: ["CRN-1"], moved: { "CRN-1": "Done" } };

  function stateAfter(stored: string) {
    storeDemo(stored);
    jest.resetModules();
    return jest.requireActual<typeof Store>("./demo-store").getState();
  }

  it("restores the visitor's changes", () => {
    expect(stateAfter(JSON.stringify(state))).toEqual(state);
  });

  it.each<[what: string, stored: unknown]>([
    ["null", null],
    ["a string", "written"],
    ["an array", [issue]],
    ["a state without accepted issues", { ...state, accepted: undefined }],
    ["a state without moves", { ...state, moved: null }],
    ["a move to a number", { ...state, moved: { "CRN-1": 2 } }],
    ["a title instead of an issue", { ...state, written: ["Mine"] }],
    ["an issue without labels", { ...state, written: [{ ...issue, labels: undefined }] }],
    ["an issue with a numeric key", { ...state, written: [{ ...issue, key: 6 }] }],
    ["an issue with invalid subtasks", { ...state, written: [{ ...issue, subtasks: [{}] }] }],
  ])("starts over if another release stored %s", (_what, stored) => {
    expect(stateAfter(JSON.stringify(stored))).toEqual(initialState);
  });

  it("starts over if the stored state isn't JSON", () => {
    expect(stateAfter("{")).toEqual(initialState);
  });
});
