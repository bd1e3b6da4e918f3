/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import demoProject from "./demo-project.fixture.json";
import { sceneProject, type SceneIssue } from "../scene/project";
import { SceneProvider } from "../scene/scene-context";
import { announcementOf } from "./announcement-of";
import { Reasons } from "./reasons";

const mockSuggest = jest.fn();
jest.mock("./suggest", () => ({ suggest: (): unknown => mockSuggest() }));

const project = sceneProject(demoProject as unknown as Queries.SceneProjectFragment);
const { words } = project;
const issue: SceneIssue = { ...project.issues[2], labels: [], points: 3 } as unknown as SceneIssue;
const why = [
  { word: "Rewrite", isUp: true },
  { word: "typo", isUp: false },
];
const shown = () =>
  render(
    <SceneProvider project={project}>
      <Reasons issue={issue} />
    </SceneProvider>,
  ).container;

test("words that moved an estimate have arrows, which are said as words", () => {
  mockSuggest.mockReturnValue({ why });
  expect(shown()).toHaveTextContent("Rewrite ↑typo ↓");
  expect(screen.getByRole("img", { name: words.larger })).toHaveTextContent("↑");
  expect(announcementOf("{points}, {labels}.", issue, project)).toBe(
    `3, ${words.noLabel}. Rewrite ${words.larger}, typo ${words.smaller}`,
  );
});

test("it says so when no word did", () => {
  mockSuggest.mockReturnValue({ why: [] });
  expect(shown()).toHaveTextContent(words.noReason);
});
