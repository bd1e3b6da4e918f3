import styled, { keyframes } from "styled-components";
import { theme } from "../../../theme";
import { media } from "../../../theme/media";
import { drawings } from "./drawings";

/**
 * An agent: a cairn with a face and a tool. It stacks itself up when its turn comes, `data-turn` around it; until then it is
 * a heap of stones. Where nothing plays, and on paper, it stands.
 */
export function AgentFigure({ drawing }: { drawing: Queries.AgentDrawing }) {
  return (
    <Figure viewBox="0 0 240 232" data-agent={drawing} aria-hidden>
      <ellipse cx={104} cy={222} rx={92} ry={7} data-tone="shadow" data-line="none" />
      {drawings[drawing]}
    </Figure>
  );
}

/* In the middle: where it begins anew the main thread looks after it, and would lay out and paint what moves then. */
const blink = keyframes`
  0%, 46%, 54%, 100% { transform: none; }
  50% { transform: scaleY(0.1); }
`;

const mix = (color: string, part: number) =>
  `color-mix(in srgb, ${color} ${part}%, ${theme.color.surface})`;

const Figure = styled.svg`
  width: 100%;
  overflow: visible;
  fill: none;
  stroke: ${theme.color.ink};
  stroke-width: 2.5;
  stroke-linecap: round;
  stroke-linejoin: round;

  [data-line="none"] {
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
  /* Warm by day, grey by night. */
  [data-tone="stone"] {
    fill: ${mix(theme.color.research, 12)};
    fill: light-dark(${mix(theme.color.research, 12)}, ${mix(theme.color.ink, 22)});
  }
  [data-tone="surface"] {
    fill: ${theme.color.surface};
  }
  [data-tone="ink"] {
    fill: ${theme.color.ink};
    stroke: none;
  }
  [data-tone="shade"],
  [data-tone="shadow"] {
    fill: ${theme.color.shadow};
  }
  [data-tone="ai"] {
    fill: ${mix(theme.color.ai, 30)};
  }
  [data-tone="bug"] {
    fill: ${mix(theme.color.bug, 34)};
  }
  [data-tone="task"] {
    fill: ${mix(theme.color.task, 34)};
  }
  [data-tone="research"] {
    fill: ${mix(theme.color.research, 40)};
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
    ${media.screen} {
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
  }
`;
