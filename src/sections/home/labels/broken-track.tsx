import styled from "styled-components";
import { theme } from "../../../theme";

/** What somebody attached to the issue: a recorded track that runs straight through a lake. */
export function BrokenTrack() {
  return (
    <Map viewBox="0 0 560 150" preserveAspectRatio="xMidYMid slice" aria-hidden>
      <g data-part="contours">
        <path d="M-10 40C60 10 120 60 190 34S330-10 400 26s110 20 180-6" />
        <path d="M-10 66C70 34 120 88 200 62S340 14 410 52s110 18 170-6" />
        <path d="M-10 96c80-30 120 18 190-4" />
        <path d="M-10 126c70-26 130 14 180-2" />
        <path d="M400 92c60 24 110 8 180-14M390 124c60 18 120 6 190-12" />
      </g>
      <path
        data-part="lake"
        d="M212 96c-6-26 28-42 66-38 40 4 92 2 98 32 6 28-34 44-78 42-44-1-80-12-86-36z"
      />
      <path data-part="track" d="M24 132c22-14 30-40 58-46 26-6 40 14 62 8 20-6 24-22 42-24" />
      <path data-part="gap" d="M186 70 402 104" />
      <path data-part="track" d="M402 104c22 4 30-18 54-20 28-2 34 18 80 2" />
      <circle cx="186" cy="70" r="5" />
      <circle cx="402" cy="104" r="5" />
    </Map>
  );
}

const Map = styled.svg`
  width: 100%;
  height: 9.5rem;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.md};
  background: ${theme.color.paper};
  fill: none;

  [data-part="contours"] {
    stroke: ${theme.color.line};
    stroke-width: 1.5;
  }
  [data-part="lake"] {
    fill: ${theme.color.line};
  }
  [data-part="track"],
  [data-part="gap"] {
    stroke: ${theme.color.task};
    stroke-width: 3.5;
    stroke-linecap: round;
  }
  [data-part="gap"] {
    stroke: ${theme.color.bug};
    stroke-width: 2.5;
    stroke-dasharray: 2 8;
  }
  circle {
    fill: ${theme.color.bug};
  }
`;
