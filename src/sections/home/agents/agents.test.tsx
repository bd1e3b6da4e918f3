/** @jest-environment jsdom */
import { fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import content from "../../../testing/content/agents.json";
import demoProject from "../../../testing/content/demo-project.json";
import { standInForObservers } from "../../../testing/observers";
import { setReducedMotion } from "../../../testing/window";
import type { SceneProject } from "../scene/project";
import { Agents } from "./agents";

const section = (
  <Agents
    {...(content as Queries.AgentsFragment)}
    project={demoProject as unknown as SceneProject}
  />
);

test("the server's HTML has all four agents, and the first one has its turn", () => {
  const html = renderToString(section);
  const turns = [...html.matchAll(/data-turn="(\w+)"/g)].map(([, turn]) => turn);
  expect(turns).toEqual(["true", "false", "false", "false"]);
  for (const { name, job } of content.agents) {
    expect(html).toContain(name);
    expect(html).toContain(job);
  }
});

test("Pause stops the turns, Play continues them", () => {
  standInForObservers();
  setReducedMotion(false);
  render(section);
  fireEvent.click(screen.getByRole("button", { name: "Pause" }));
  expect(screen.getByRole("list")).toHaveAttribute("data-paused", "true");
  fireEvent.click(screen.getByRole("button", { name: "Play" }));
  expect(screen.getByRole("list")).toHaveAttribute("data-paused", "false");
});
