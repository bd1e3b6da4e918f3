import styled from "styled-components";
import { lift, theme } from "../../../theme";

/** A window of the app, above the map and the trail. */
export const AppWindow = styled.div.attrs<{ "data-window"?: true }>({ "data-window": true })`
  position: relative;
  z-index: 1;
  min-width: 0;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.lg};
  background: ${theme.color.surface};
  box-shadow: ${lift};
`;

/** The title bar of an {@link AppWindow}. */
export const TitleBar = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  min-height: 2.75rem;
  padding-inline: ${theme.space[5]};
  border-bottom: 1px solid ${theme.color.line};
`;
