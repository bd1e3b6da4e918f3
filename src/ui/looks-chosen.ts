import { css } from "styled-components";
import { theme } from "../theme";
import { media } from "../theme/media";

/** A chosen option, or a button that is pressed. */
export const looksChosen = css`
  background: ${theme.color.ink};
  color: ${theme.color.paper};
  ${media.forcedColors} {
    forced-color-adjust: none;
    background: Highlight;
    color: HighlightText;
  }
`;
