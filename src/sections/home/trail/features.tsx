import styled from "styled-components";
import { theme } from "../../../theme";

/**
 * The sections of features, one below the other. Neighbours on the page's own ground share the space between them; a
 * section with `data-ground` has a background of its own, and space on both sides of its edges.
 */
export const Features = styled.div.attrs({ id: "features" })`
  padding-bottom: ${theme.space.section};

  & > :not([data-ground]) {
    padding-bottom: 0;
  }
  & > [data-ground]:not(:first-child) {
    margin-top: ${theme.space.section};
  }
`;
