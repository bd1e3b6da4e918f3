import styled from "styled-components";
import { theme } from "../../theme";
import { media } from "../../theme/media";
import { Link } from "../../ui/link";

/** The link of a card, which covers the positioned element around it. */
export const CardLink = styled(Link)`
  text-decoration: none;

  &::after {
    content: "";
    position: absolute;
    inset: 0;
  }
  ${media.hover} {
    &:hover {
      text-decoration: underline ${theme.color.accent};
    }
  }
`;
