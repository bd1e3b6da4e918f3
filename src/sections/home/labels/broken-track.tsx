import styled from "styled-components";
import { theme } from "../../../theme";
import { media } from "../../../theme/media";

const wide = {
  contours:
    "M-10 40C60 10 120 60 190 34S330-10 400 26s110 20 180-6M-10 66C70 34 120 88 200 62S340 14 410 52s110 18 170-6M-10 96c80-30 120 18 190-4M-10 126c70-26 130 14 180-2M400 92c60 24 110 8 180-14M390 124c60 18 120 6 190-12",
  lake: "M212 96c-6-26 28-42 66-38 40 4 92 2 98 32 6 28-34 44-78 42-44-1-80-12-86-36z",
  track:
    "M24 132c22-14 30-40 58-46 26-6 40 14 62 8 20-6 24-22 42-24M402 104c22 4 30-18 54-20 28-2 34 18 80 2",
  gap: "M186 70 402 104",
  ends: "M181 70a5 5 0 1 0 10 0a5 5 0 1 0-10 0M397 104a5 5 0 1 0 10 0a5 5 0 1 0-10 0",
};

const upright: typeof wide = {
  contours:
    "M-10 30C40 4 70 52 120 30S210 -6 290 34M-10 62C30 38 66 84 112 60M-10 104c40-18 56 16 84 10M186 206c30-22 60-4 104-24M-10 196c46-26 70 20 130 8s96 24 170 8M236 60c18 10 34 2 54-6",
  lake: "M92 118c-10-30 22-50 56-46 36 4 66 12 66 42 0 32-30 48-62 46-32-2-52-18-60-42z",
  track: "M-8 226c14-20 40-12 46-34s-14-26 2-42 22-4 34-12M222 84c18-8 4-26 18-38s28-2 52-20",
  gap: "M74 138 222 84",
  ends: "M69 138a5 5 0 1 0 10 0a5 5 0 1 0-10 0M217 84a5 5 0 1 0 10 0a5 5 0 1 0-10 0",
};

/** A map with a recorded track that crosses a lake: upright on a phone. */
export function BrokenTrack() {
  return (
    <>
      <WideMap viewBox="0 0 560 150" {...map}>
        {pathsOf(wide)}
      </WideMap>
      <UprightMap viewBox="0 0 280 230" {...map}>
        {pathsOf(upright)}
      </UprightMap>
    </>
  );
}

const map = { preserveAspectRatio: "xMidYMid slice", "aria-hidden": true };

const pathsOf = (parts: typeof wide) =>
  Object.entries(parts).map(([part, d]) => <path key={part} data-part={part} d={d} />);

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
  [data-part="ends"] {
    fill: ${theme.color.bug};
  }
`;

const WideMap = styled(Map)`
  ${media.belowSm} {
    display: none;
  }
`;

const UprightMap = styled(Map)`
  height: 14rem;
  ${media.sm} {
    display: none;
  }
`;
