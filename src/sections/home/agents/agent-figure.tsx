import styled, { keyframes } from "styled-components";
import { theme } from "../../../theme";
import { media } from "../../../theme/media";
import { drawings } from "./drawings";

/** An agent; its stones are a heap until its turn (`data-turn`), unless nothing moves. */
export function AgentFigure({ drawing }: { drawing: Queries.AgentDrawing }) {
  return (
    <Figure viewBox="0 0 240 232" data-agent={drawing} aria-hidden>
      <ellipse cx={104} cy={222} rx={92} ry={7} data-tone="shadow" data-line="none" />
      {drawings[drawing]}
    </Figure>
  );
}

/* Blinks at 50 %: React listens for `animationiteration`, so the main thread paints at a restart. */
const blink = keyframes`
  0%, 46%, 54%, 100% { transform: none; }
  50% { transform: scaleY(0.1); }
`;

const mix = (color: string, part: number) =>
  `color-mix(in srgb, ${color} ${part}%, ${theme.color.surface})`;

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
  overflow: visible;
  fill: none;
  stroke: ${theme.color.ink};
  stroke-width: 2.5;
  stroke-linecap: round;
  stroke-linejoin: round;

  [data-tone="stone"] {
    fill: ${mix(theme.color.research, 12)};
    fill: light-dark(${mix(theme.color.research, 12)}, ${mix(theme.color.ink, 22)});
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
  ${media.moving} {
    [data-moves],
    [data-blinks] {
      transform-box: fill-box;
      transform-origin: center;
    }
    [data-moves] {
      transition: transform ${theme.motion.scene} ${theme.motion.ease};
    }
    [data-appears] {
      transition: opacity ${theme.motion.control} 400ms;
    }
    [data-turn="true"] & [data-blinks] {
      animation: ${blink} 3.7s 2.7s infinite;
    }
  }
  ${media.playing} {
    [data-turn="false"] & {
      [data-moves] {
        transform: var(--fall);
      }
      [data-appears] {
        opacity: 0;
        transition-delay: 0ms;
      }
    }
  }
`;
