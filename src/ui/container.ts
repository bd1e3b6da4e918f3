import styled from "styled-components";
import { theme } from "../theme";

/** The one content width, with gutters that never vanish. */
export const Container = styled.div`
  width: min(100% - 2 * ${theme.space.gutter}, ${theme.width.content});
  margin-inline: auto;
`;

/** The content width as a container that the queries of `theme/room.ts` ask about. */
export const Room = styled(Container)`
  container-type: inline-size;
`;

/** A band of a page: the air above and below it. */
export const Band = styled.section`
  padding-block: ${theme.space.section};

  /* On the ground of the band before it, whose air is enough for both. */
  &[data-continues] {
    padding-top: 0;
  }
`;
