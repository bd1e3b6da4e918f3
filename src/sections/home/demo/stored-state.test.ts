/** @jest-environment jsdom */
import { storeDemo } from "../../../lib/stored-demo";
import demoProject from "../../../../tests/fixtures/demo-project.json";
import { initialState } from "./demo-state";
import type * as Store from "./demo-store";

const [, issue] = demoProject.issues;
const state = { written: [issue], accepted: ["CRN-1"], moved: { "CRN-1": "Done" } };

/** The state on the next page of a tab. */
function stateAfter(stored: string) {
  storeDemo(stored);
  jest.resetModules();
  return jest.requireActual<typeof Store>("./demo-store").getState();
}

test("what a visitor has done is there on the next page", () => {
  expect(stateAfter(JSON.stringify(state))).toEqual(state);
});

test.each<[what: string, stored: unknown]>([
  ["nothing", null],
  ["a text", "written"],
  ["a list", [issue]],
  ["no list of accepted issues", { ...state, accepted: undefined }],
  ["no moves", { ...state, moved: null }],
  ["moves to numbers", { ...state, moved: { "CRN-1": 2 } }],
  ["titles in place of issues", { ...state, written: ["Mine"] }],
  ["an issue without labels", { ...state, written: [{ ...issue, labels: undefined }] }],
  ["an issue with a number as its key", { ...state, written: [{ ...issue, key: 6 }] }],
  ["an issue with subtasks of another form", { ...state, written: [{ ...issue, subtasks: [{}] }] }],
])("begins anew if another release has stored %s", (_what, stored) => {
  expect(stateAfter(JSON.stringify(stored))).toEqual(initialState);
});

test("begins anew if what is stored isn't JSON", () => {
  expect(stateAfter("{")).toEqual(initialState);
});
