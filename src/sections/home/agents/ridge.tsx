import styled from "styled-components";
import { theme } from "../../../theme";
import { media } from "../../../theme/media";

/** Level at the middle of each of four columns. */
const ridge =
  "M-1400 20C-900 20 -600 90 -300 84S50 44 136 44S340 20 432 20S636 -40 728 -40S930 -104 1024 -104S1240 -70 1400 -84S2100 -150 2560 -120";

/** The ground below the agents, from edge to edge of the page. */
export function Ridge() {
  return (
    <Land viewBox="0 -100 1160 200" preserveAspectRatio="none" aria-hidden>
      <path
        data-far
        d="M-1400 -120C-900 -60 -500 -150 -200 -80S260 -70 520 -130S900 -210 1180 -150S1700 -230 2560 -170M-1400 -50C-900 0 -400 -40 -100 0S280 -20 560 -66S960 -150 1240 -124S1800 -190 2560 -150"
      />
      <path d={`${ridge}V6000H-1400Z`} />
    </Land>
  );
}

const Land = styled.svg`
  position: absolute;
  /* At the feet: 222 / 240 of a column's width, less half of the height. */
  margin-top: calc((100% - 3 * ${theme.space[6]}) / 4 * 0.925 - 100px);
  inset: 0 auto auto 0;
  width: 100%;
  height: 200px;
  overflow: visible;
  pointer-events: none;
  ${media.belowTablet} {
    display: none;
  }
  path {
    fill: ${theme.color.paper};
    stroke: ${theme.color.ink};
    stroke-width: 2.5;
    vector-effect: non-scaling-stroke;
  }
  /* The plates that browsers draw behind text have this colour. */
  ${media.forcedColors} {
    path {
      fill: Canvas;
      stroke: CanvasText;
    }
  }
  [data-far] {
    fill: none;
    stroke: ${theme.color.line};
    stroke-width: 1.5;
  }
`;
