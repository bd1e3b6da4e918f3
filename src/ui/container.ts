import styled from "styled-components";
import { theme } from "../theme";

/** The content's width, with gutters. */
export const Container = styled.div`
  width: min(100% - 2 * ${theme.space.gutter}, ${theme.width.content});
  margin-inline: auto;
`;

/** A band of a page, with space above and below. */
export const Band = styled.section`
  padding-block: ${theme.space.section};
  /* A separate layer: a change in one band does not repaint the others (docs/decisions/004-styles.md). */
  isolation: isolate;
`;
