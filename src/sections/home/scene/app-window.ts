import styled from "styled-components";
import { lift, theme } from "../../../theme";

/** A window of the app without its picture role: for scenes that can be used, or that share one label. */
export const Frame = styled.div`
  min-width: 0;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.lg};
  background: ${theme.color.surface};
  box-shadow: ${lift};
`;

/** The title bar of a {@link Frame}. */
export const FrameBar = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  min-height: 2.75rem;
  padding-inline: ${theme.space[5]};
  border-bottom: 1px solid ${theme.color.line};
`;
