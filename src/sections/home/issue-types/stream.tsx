import styled from "styled-components";
import { theme } from "../../../theme";
import { room } from "../../../theme/room";

/** The stream that the stones lie in, drawn like water on a map: a few lines, from edge to edge. */
export function Stream() {
  const bends = [0, 26, 52, 80, 112];
  return (
    <Water viewBox="0 0 1160 640" preserveAspectRatio="none" aria-hidden>
      {bends.map((y) => (
        <path
          key={y}
          transform={`translate(${y * 0.3} ${y})`}
          d="M2400 -160C2000 20 1700 -40 1460 60S1180 260 960 250S640 170 480 330S150 400 0 420S-600 380 -1400 620"
        />
      ))}
    </Water>
  );
}

const Water = styled.svg`
  display: none;
  ${room.md} {
    display: block;
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    overflow: visible;
    pointer-events: none;
  }
  path {
    fill: none;
    stroke: ${theme.color.line};
    stroke-width: 1.5;
    vector-effect: non-scaling-stroke;
  }
`;
