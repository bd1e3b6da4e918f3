import styled, { css } from "styled-components";
import { theme } from "../theme";
import { media } from "../theme/media";

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

/**
 * Skips style, layout and paint of an element until it's near the screen. Nothing may overflow it.
 * @param heights its approximate heights in windows of 390, 768 and 1280 px, in px and without padding, used until then
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
