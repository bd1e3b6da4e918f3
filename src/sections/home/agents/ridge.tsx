import styled from "styled-components";
import { theme } from "../../../theme";
import { media } from "../../../theme/media";

/** Level where an agent stands (the middles of four columns), sloping between. */
const ridge =
  "M-1400 -60C-900 -60 -600 70 -300 60S40 16 136 16S330 -20 432 -20S630 8 728 8S900 40 1024 40S1300 -10 1500 -10S2100 60 2560 20";

/** The ground the agents stand on: a ridge from edge to edge of the page, paper below it. */
export function Ridge() {
  return (
    <Land viewBox="0 -100 1160 200" preserveAspectRatio="none" aria-hidden>
      <path
        data-far
        d="M-1400 -90C-900 -20 -500 -130 -200 -70S300 -120 580 -62S960 -110 1200 -50S1700 -150 2560 -60"
      />
      <path
        data-far
        d="M-1400 -30C-900 10 -400 -60 -100 -20S240 -60 580 -34S1000 -10 1240 -24S1800 -90 2560 -20"
      />
      <path data-ground d={`${ridge}V6000H-1400Z`} />
      <path d={ridge} />
    </Land>
  );
}

const Land = styled.svg`
  display: none;
  ${media.sm} {
    display: block;
    position: absolute;
    /* Where the feet of the drawings are: 222 of 240 of a column's width, less half of this. */
    top: calc((100cqw - 3 * ${theme.space[6]}) / 4 * 0.925 - 100px);
    left: 0;
    width: 100%;
    height: 200px;
    overflow: visible;
  }
  path {
    fill: none;
    stroke: ${theme.color.ink};
    stroke-width: 2.5;
    vector-effect: non-scaling-stroke;
  }
  [data-far] {
    stroke: ${theme.color.line};
    stroke-width: 1.5;
  }
  [data-ground] {
    fill: ${theme.color.paper};
    stroke: none;
  }
`;
