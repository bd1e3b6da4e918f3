import styled from "styled-components";
import { theme } from "../theme";

/**
 * Contour lines of a map, behind the hero and the closing block. `--where` says where they are to be seen: mask
 * images whose union leaves out what is written. They fade towards the top and the bottom.
 */
export const Contours = styled.div.attrs({ "aria-hidden": true })`
  position: absolute;
  inset: 0;
  pointer-events: none;
  background: ${theme.color.ink};
  opacity: 0.1;
  mask:
    url(/contours.svg) center / cover no-repeat intersect,
    linear-gradient(transparent, black 25%, black 75%, transparent) intersect,
    var(--where);
`;
