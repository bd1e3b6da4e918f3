import styled from "styled-components";
import { theme } from "../theme";

/** The one content width, with gutters that never vanish. */
export const Container = styled.div`
  width: min(100% - 2 * ${theme.space.gutter}, ${theme.width.content});
  margin-inline: auto;
`;

/** A band of a page: the air above and below it. */
export const Band = styled.section`
  padding-block: ${theme.space.section};
  /* Painted by itself: what changes in one band leaves the picture of the others as it is (docs/decisions/004-styles.md). */
  isolation: isolate;

  /* On the ground of the band before it, whose air is enough for both. */
  &[data-continues] {
    padding-top: 0;
  }
`;
