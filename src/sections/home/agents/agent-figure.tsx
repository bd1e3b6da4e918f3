import styled from "styled-components";
import { theme } from "../../../theme";
import { drawings } from "./drawings";

/** An agent that stands on the lower edge. */
export function AgentFigure({ drawing }: { drawing: Queries.AgentDrawing }) {
  return (
    <Figure viewBox="0 0 240 222" aria-hidden>
      <ellipse cx={104} cy={220} rx={92} ry={7} data-tone="shadow" data-line="none" />
      {drawings[drawing]}
    </Figure>
  );
}

const mix = (color: string, part: number) =>
  `color-mix(in srgb, ${color} ${part}%, ${theme.color.surface})`;

const stone = { light: mix(theme.color.research, 12), dark: mix(theme.color.ink, 22) };

const shaded = (color: string, part: number) => `color-mix(in srgb, black ${part}%, ${color})`;

const fills = {
  surface: theme.color.surface,
  ink: theme.color.ink,
  shadow: theme.color.shadow,
  ai: mix(theme.color.ai, 30),
  bug: mix(theme.color.bug, 34),
  task: mix(theme.color.task, 34),
  research: mix(theme.color.research, 40),
};

const Figure = styled.svg`
  width: 100%;
  fill: none;
  stroke: ${theme.color.ink};
  stroke-width: 2;
  stroke-linecap: round;
  stroke-linejoin: round;

  [data-tone="stone"] {
    fill: ${stone.light};
    fill: light-dark(${stone.light}, ${stone.dark});
  }
  [data-tone="shade"] {
    fill: ${shaded(stone.light, 14)};
    fill: light-dark(${shaded(stone.light, 14)}, ${shaded(stone.dark, 45)});
  }
  ${Object.entries(fills).map(([tone, fill]) => `[data-tone="${tone}"] { fill: ${fill}; }`)}
  [data-line="none"],
  [data-tone="ink"] {
    stroke: none;
  }
  [data-line="ai"] {
    stroke: ${theme.color.ai};
    stroke-width: 3.5;
  }
  [data-line="bug"] {
    stroke: ${theme.color.bug};
    stroke-width: 5;
  }
  [data-line="story"] {
    stroke: ${theme.color.story};
    stroke-width: 5;
  }
`;
