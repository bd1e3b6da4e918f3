import { css } from "styled-components";
import { media } from "../theme/media";

/**
 * Contour lines of a map as a background. Gradients hide parts of them, because a mask would be slow to paint.
 * @param fade gradients from transparent to the ground's color, painted over the lines
 */
export const contours = (fade: string) => css`
  background-image: ${fade}, url(/contours.svg);
  background-position: center;
  background-size: cover;
  ${media.forcedColors} {
    background-image: none;
  }
`;
