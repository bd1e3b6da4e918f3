import styled from "styled-components";
import { theme } from "../theme";

/** Contour lines of a map, behind the hero and the closing block. */
export const Contours = styled.div.attrs({ "aria-hidden": true })`
  position: absolute;
  inset: 0;
  pointer-events: none;
  background: ${theme.color.ink};
  opacity: 0.08;
  mask: url(/contours.svg) center / cover no-repeat;
`;
