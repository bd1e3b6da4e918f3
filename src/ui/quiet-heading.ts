import { css } from "styled-components";
import { theme } from "../theme";

/** A heading in the size of the links below it. */
export const quietHeading = css`
  font-family: ${theme.font.body};
  font-size: ${theme.text.sm};
  font-weight: 500;
  letter-spacing: 0;
  color: ${theme.color.muted};
`;
