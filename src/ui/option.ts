import { css } from "styled-components";
import { theme } from "../theme";
import { media } from "../theme/media";

/** A chosen option. */
export const looksChosen = css`
  background: ${theme.color.ink};
  color: ${theme.color.paper};
  ${media.forcedColors} {
    forced-color-adjust: none;
    background: Highlight;
    color: HighlightText;
  }
`;

/** A label that looks like a button, around its radio or checkbox, which covers it: it receives presses, and shows the focus. */
export const option = css`
  position: relative;
  display: grid;
  place-items: center;
  min-height: ${theme.size.target};
  border-radius: ${theme.radius.pill};
  font-weight: 550;
  white-space: nowrap;
  cursor: pointer;

  & > input {
    appearance: none;
    position: absolute;
    inset: 0;
    margin: 0;
    border-radius: inherit;
    cursor: pointer;
  }
  &:has(:checked) {
    ${looksChosen}
  }
`;
