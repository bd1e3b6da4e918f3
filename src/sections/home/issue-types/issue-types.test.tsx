/** @jest-environment jsdom */
import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import project from "../../../testing/content/demo-project.json";
import content from "../../../testing/content/issue-types.json";
import { IssueTypes } from "./issue-types";
import type { SceneProject } from "../scene/project";

const section = (
  <IssueTypes
    {...(content as Queries.IssueTypesFragment)}
    project={project as unknown as SceneProject}
  />
);
const button = (name: string) => screen.getByRole("button", { name });
const pressed = () =>
  screen.queryAllByRole("button", { pressed: true }).map(({ textContent }) => textContent);
const tap = (name: string) =>
  userEvent.pointer([{ keys: "[TouchA]", target: button(name) }], { pointerEventsCheck: 0 });

test("both faces of all five are in the server's HTML", () => {
  const html = renderToString(section);
  for (const { type, text } of content.types) {
    expect(html).toContain(type);
    expect(html).toContain(text);
  }
  expect(html).toContain("Build the lighthouse");
});

test("pointing with a mouse turns one card at a time, clicking changes nothing, leaving turns it back", async () => {
  const user = userEvent.setup();
  render(section);
  await user.hover(button("Epic"));
  expect(pressed()).toEqual(["Epic"]);
  await user.hover(button("Bug"));
  expect(pressed()).toEqual(["Bug"]);
  await user.click(button("Bug"));
  expect(pressed()).toEqual(["Bug"]);
  await user.unhover(button("Bug"));
  expect(pressed()).toEqual([]);
});

test("a finger toggles; it does not count as pointing", async () => {
  render(section);
  await tap("Task");
  expect(pressed()).toEqual(["Task"]);
  await tap("Story");
  expect(pressed()).toEqual(["Story"]);
  await tap("Story");
  expect(pressed()).toEqual([]);
});

test("the keyboard reaches the five buttons, nothing else; its focus turns a card, and keys toggle", async () => {
  const user = userEvent.setup();
  render(section);
  for (const { type } of content.types) {
    await user.tab();
    expect(button(type)).toHaveFocus();
    expect(pressed()).toEqual([type]);
  }
  await user.keyboard("{Enter}");
  expect(pressed()).toEqual([]);
  await user.keyboard(" ");
  expect(pressed()).toEqual(["Bug"]);
  await user.tab({ shift: true });
  expect(pressed()).toEqual(["Research"]);
});

test("a press of assistive technology, which gives the focus first, turns a card once", () => {
  render(section);
  const press = () =>
    act(() => {
      button("Epic").focus();
      button("Epic").click();
    });
  press();
  expect(pressed()).toEqual(["Epic"]);
  press();
  expect(pressed()).toEqual([]);
});

test("the face turned away is hidden from assistive technology", async () => {
  render(section);
  const [front, back] = [...(button("Epic").closest("li")?.querySelectorAll("div") ?? [])];
  expect(front).toHaveAttribute("aria-hidden", "false");
  expect(back).toHaveAttribute("aria-hidden", "true");
  expect(back).not.toBeVisible();
  expect(screen.getByText(content.types[0]?.text ?? "")).toBeVisible();
  await tap("Epic");
  expect(front).toHaveAttribute("aria-hidden", "true");
  expect(front).not.toBeVisible();
  expect(back).toHaveAttribute("aria-hidden", "false");
});
