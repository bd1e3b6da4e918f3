import styled, { css } from "styled-components";
import { theme } from "../theme";
import { media } from "../theme/media";

/** As wide as the content, with gutters. */
export const Container = styled.div`
  width: min(100% - 2 * ${theme.space.gutter}, ${theme.width.content});
  margin-inline: auto;
`;

/** A full-width section of a page, with space above and below. */
export const Band = styled.section`
  padding-block: ${theme.space.section};
  /* A separate layer, so that changes in one band don't repaint others (docs/decisions/004-styles.md). */
  isolation: isolate;
`;

/**
 * Skips style, layout and paint of an element until it's near the screen. Clips what overflows.
 * @param heights estimates in px, without padding, for windows of 390, 768 and 1280 px
 */
export const deferred = ([phone, tablet, desk]: readonly [number, number, number]) => css`
  content-visibility: auto;
  contain-intrinsic-height: auto ${phone}px;
  ${media.sm} {
    contain-intrinsic-height: auto ${tablet}px;
  }
  ${media.md} {
    contain-intrinsic-height: auto ${desk}px;
  }
  ${media.print} {
    content-visibility: visible;
  }
`;
