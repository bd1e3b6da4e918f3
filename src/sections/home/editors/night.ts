import { css } from "styled-components";
import { media } from "../../../theme/media";
import { darkScheme } from "../../../theme/schemes";

/** The dark scheme for a part of a page: editors are dark, whatever the page is. Paper stays paper. */
export const night = css`
  ${media.screen} {
    ${darkScheme}
  }
`;
