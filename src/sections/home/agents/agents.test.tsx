/** @jest-environment jsdom */
import { fireEvent, render, screen } from "@testing-library/react";
import content from "../../../testing/content/agents.json";
import demoProject from "../../../testing/content/demo-project.json";
import { standInForObservers } from "../../../testing/observers";
import { setReducedMotion } from "../../../testing/window";
import type { SceneProject } from "../scene/project";
import { Agents } from "./agents";

test("the first agent has its turn; Pause stops the turns, Play continues them", () => {
  standInForObservers();
  setReducedMotion(false);
  const project = demoProject as unknown as SceneProject;
  const { container } = render(
    <Agents {...(content as Queries.AgentsFragment)} project={project} />,
  );
  const turns = [...container.querySelectorAll<HTMLElement>("[data-turn]")];
  expect(turns.map(({ dataset }) => dataset.turn)).toEqual(["true", "false", "false", "false"]);
  fireEvent.click(screen.getByRole("button", { name: "Pause" }));
  expect(screen.getByRole("list")).toHaveAttribute("data-paused", "true");
  fireEvent.click(screen.getByRole("button", { name: "Play" }));
  expect(screen.getByRole("list")).toHaveAttribute("data-paused", "false");
});
