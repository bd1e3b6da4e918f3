/** @jest-environment jsdom */
import { act, fireEvent, render, screen, within } from "@testing-library/react";
import demoProject from "../../../testing/content/demo-project.json";
import content from "../../../testing/content/planning.json";
import { issueOf, type SceneProject } from "../scene/project";
import { initialState } from "../demo/demo-state";
import { change, pick, write } from "../demo/demo-store";
import { Planning } from "./planning";

jest.mock("../../../lib/past-issues/evidence.json", () => ({
  prefix: "PAST",
  groups: [{ label: "optics", type: "Task", points: 1, titles: ["Polish the lens"] }],
}));

const project = demoProject as unknown as SceneProject;
const section = <Planning {...content} project={project} />;
const [first, second] = content.demo.issues.map(({ key }) => issueOf(project, key));
const titleOf = (issue = first) => screen.getByText(issue?.title ?? "", { selector: "h3" });

const radio = (issue = first) =>
  screen.getByLabelText(new RegExp(issue?.key ?? ""), { selector: "input" });

afterEach(() => {
  act(() => change({ ...initialState, current: undefined }));
});

test("picking an issue shows its result and announces it", () => {
  render(section);
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  fireEvent.click(radio(second));
  expect(radio(second)).toBeChecked();
  expect(titleOf(second)).toBeVisible();
  expect(titleOf(first)).not.toBeVisible();
  expect(screen.getByRole("status")).toHaveTextContent(
    "The lamp goes out in rain: lamp, weather; 2; 1.",
  );
});

test("a suggestion stays accepted while another issue is picked, and Undo reverts it", () => {
  render(section);
  const [one, two] = document.querySelectorAll<HTMLElement>("[data-result]");
  if (!one || !two) throw new Error("two results");
  const button = (result: HTMLElement, name: string) =>
    within(result).getByRole("button", { name });
  fireEvent.click(button(one, "Accept: Suggested labels"));
  expect(button(one, "Undo: Labels")).toBeVisible();
  expect(button(one, "Accept: Suggested subtasks")).toBeVisible();
  expect(screen.getByRole("status")).toHaveTextContent("Accepted: Labels");
  fireEvent.click(radio(second));
  expect(button(two, "Accept: Suggested labels")).toBeVisible();
  fireEvent.click(radio(first));
  fireEvent.click(button(one, "Undo: Labels"));
  expect(button(one, "Accept: Suggested labels")).toBeVisible();
});

test("an issue that another scene picks is checked, and so is one that the visitor wrote", async () => {
  render(section);
  act(() => pick(second?.key ?? ""));
  expect(radio(second)).toBeChecked();
  if (!first) throw new Error("a first issue");
  const suggested = ["labels" as const];
  act(() => write({ ...first, key: "CRN-77", title: "My own lens", suggested, subtasks: null }));
  expect(screen.getByRole("radio", { name: /My own/ })).toBeChecked();
  expect(screen.getByText("My own lens", { selector: "h3" })).toBeVisible();
  expect(await screen.findByText("PAST-1")).toBeVisible();
  fireEvent.click(radio(second));
  fireEvent.click(screen.getByRole("radio", { name: /My own/ }));
  expect(screen.getByRole("status")).toHaveTextContent("My own lens: optics; 3.");
});

test("the visitor's newest issue with suggestions is checked after one without, also on a page loaded later", async () => {
  if (!first) throw new Error("a first issue");
  const own = { ...first, key: "CRN-77", title: "My own", suggested: ["labels" as const] };
  act(() => write(own));
  act(() => write({ ...own, key: "CRN-78", title: "Unclear", suggested: null }));
  // Past issues arrive at once.
  await act(() => Promise.resolve(render(section)));
  expect(screen.getByRole("radio", { name: /My own/ })).toBeChecked();
});
