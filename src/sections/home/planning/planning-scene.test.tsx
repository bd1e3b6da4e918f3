/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from "@testing-library/react";
import demoProject from "../demo/demo-project.fixture.json";
import { initialState } from "../demo/demo-state";
import { change, getState, write } from "../demo/demo-store";
import { issueOf, sceneProject } from "../scene/project";
import { PlanningScene } from "./planning-scene";

const mockSuggest = jest.fn();
jest.mock("../demo/suggest", () => ({
  suggest: (title: string): unknown => mockSuggest(title),
}));

const demo = {
  ...{ scene: "Scene", scripted: "A scripted demo.", title: "Title", none: "Nothing yet" },
  ...{
    labels: "Labels",
    points: "Estimate",
    subtasks: "Subtasks",
    announce: "{labels}; {points}.",
  },
  ...{ planned: "{key} is planned", toBacklog: "See it in the backlog", issue: "CRN-2" },
};
const project = sceneProject(demoProject as unknown as Queries.SceneProjectFragment);
const prepared = issueOf(project, demo.issue);
const [label = ""] = prepared.labels;
const field = () => screen.getByRole("textbox", { name: demo.title });
const button = (name: string) => screen.getByRole("button", { name });
const type = (value: string) => fireEvent.input(field(), { target: { value } });

beforeEach(() => {
  const why = [{ word: "lamp", isUp: true }];
  mockSuggest.mockReturnValue({ type: "Bug", labels: ["lamp"], points: 3, why });
  act(() => change(initialState));
  render(<PlanningScene demo={demo} project={project} />);
});

test("a prepared issue shows its suggestions, which can be accepted and undone", () => {
  expect(field()).toHaveValue(prepared.title);
  expect(screen.getByText(label)).toBeVisible();
  expect(screen.getByText(prepared.subtasks?.[0] ?? "")).toBeVisible();
  fireEvent.click(button("Accept"));
  expect(screen.getByText(`${prepared.key} is planned`, { selector: "b" })).toBeVisible();
  fireEvent.click(button("Undo"));
  expect(button("Accept")).toBeVisible();
});

test("suggestions follow a changed title; accepting them adds the issue", () => {
  expect(screen.getByText(demo.scripted)).toBeVisible();
  type("The lamp is loud");
  expect(screen.getByText(demo.scripted)).not.toBeVisible();
  expect(screen.getByText("lamp", { selector: "dd div *" })).toBeVisible();
  expect(screen.queryByText(prepared.subtasks?.[0] ?? "")).toBeNull();
  fireEvent.click(button("Accept"));
  expect(getState().written[0]).toMatchObject({ key: "CRN-6", title: "The lamp is loud" });
  expect(field()).toHaveValue("The lamp is loud");
  expect(screen.getByText("CRN-6 is planned", { selector: "b" })).toBeVisible();
});

test("it says so when there is no suggestion, and nothing can be accepted", () => {
  mockSuggest.mockReturnValue(undefined);
  type("Fnord");
  expect(screen.getByText(demo.none)).toBeVisible();
  expect(screen.queryByRole("button")).toBeNull();
});

test("the visitor's own issue replaces the prepared one", () => {
  act(() => write({ ...prepared, key: "CRN-6", title: "My own", suggested: ["labels"] }));
  expect(field()).toHaveValue("My own");
});
