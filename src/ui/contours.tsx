import styled from "styled-components";
import { theme } from "../theme";

/**
 * Contour lines behind the hero, which places them, faded at the top and the bottom. `--where` contains mask images
 * that cut out the text.
 */
export const Contours = styled.div.attrs({ "aria-hidden": true })`
  position: absolute;
  pointer-events: none;
  background: ${theme.color.ink};
  opacity: 0.1;
  mask:
    url(/contours.svg) center / cover no-repeat intersect,
    linear-gradient(transparent, black 25%, black 75%, transparent) intersect,
    var(--where);
`;
