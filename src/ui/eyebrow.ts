import styled from "styled-components";
import { theme } from "../theme";

/** The small line above a heading that names the section. */
export const Eyebrow = styled.p`
  font-family: ${theme.font.mono};
  font-size: ${theme.text.sm};
  font-weight: 500;
  line-height: 1.4;
  color: ${theme.color.muted};
  margin-bottom: ${theme.space[4]};
`;
