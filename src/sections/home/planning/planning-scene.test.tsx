/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from "@testing-library/react";
import demoProject from "../../../../tests/fixtures/demo-project.json";
import { initialState, change, getState, write } from "../demo/demo-store";
import { findIssue, sceneProject } from "../demo/project";
import { PlanningScene } from "./planning-scene";

const mockSuggest = jest.fn();
jest.mock("../../../lib/suggestions", () => ({
  suggest: (title: string): unknown => mockSuggest(title),
}));

const demo = {
  ...{
    scene: "Scene",
    title: "Title",
    add: "Add",
    toBoard: "See it",
    added: "{key} is in {status}",
  },
  ...{ none: "Nothing yet", announce: "{labels}; {points}.", issue: "CRN-2" },
};
const initial = sceneProject(demoProject as unknown as Queries.SceneProjectFragment);
const project = {
  ...initial,
  issues: initial.issues.map((issue) =>
    issue.key === demo.issue ? { ...issue, status: null } : issue,
  ),
};
const prepared = findIssue(project, demo.issue);
const [column = ""] = project.columns;
const field = () => screen.getByRole("textbox", { name: demo.title });
const button = (name: string) => screen.getByRole("button", { name });
const type = (value: string) => fireEvent.input(field(), { target: { value } });
const stone = () => document.querySelector("[data-estimate]");

beforeEach(() => {
  const why = [{ word: "lamp", isUp: true }];
  mockSuggest.mockReturnValue({ type: "Bug", labels: ["lamp"], points: 1, why });
  act(() => change(initialState));
  render(<PlanningScene demo={demo} project={project} />);
});

test("shows the estimate of the prepared issue and adds it to the board", () => {
  expect(field()).toHaveValue(prepared.title);
  expect(screen.getByText(`${prepared.points} ${project.copy.points}.`)).toBeVisible();
  expect(screen.getByText("lamp", { selector: "i" })).toBeVisible();
  expect(screen.getByText(prepared.labels[0] ?? "")).toBeVisible();
  expect(stone()).toHaveTextContent(String(prepared.points));
  fireEvent.click(button(demo.add));
  expect(getState()).toMatchObject({
    accepted: [prepared.key],
    moved: { [prepared.key]: column },
  });
  expect(screen.getByRole("status")).toHaveTextContent(`${prepared.key} is in ${column}`);
  expect(button(demo.toBoard)).toBeVisible();
});

test("estimates a changed title and adds it as a new issue", () => {
  type("The lamp is loud");
  expect(stone()).toHaveTextContent("1");
  expect(screen.getByText("lamp", { selector: "span" })).toBeVisible();
  fireEvent.click(button(demo.add));
  expect(getState()).toMatchObject({
    accepted: ["CRN-6"],
    written: [{ key: "CRN-6", title: "The lamp is loud", points: 1 }],
  });
  expect(field()).toHaveValue("The lamp is loud");
  expect(button(demo.toBoard)).toBeVisible();
});

test("says when there is no suggestion", () => {
  mockSuggest.mockReturnValue(undefined);
  type("Fnord");
  expect(screen.getByText(demo.none)).toBeVisible();
  expect(stone()).toBeNull();
});

test("an issue without a title can't be added", () => {
  type(" ");
  expect(button(demo.add)).toBeDisabled();
});

test("the visitor's newest issue replaces the prepared one", () => {
  act(() => write({ ...prepared, key: "CRN-6", title: "My own", status: column }));
  expect(field()).toHaveValue("My own");
});
