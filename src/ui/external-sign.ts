import { css } from "styled-components";
import { theme } from "../theme";
import { media } from "../theme/media";

/** A link to another site says so, unless a picture is the link. */
export const externalSign = css`
  a[target="_blank"]:not(:has(picture))::after {
    content: "\\2009\\2197\\FE0E";
    content: "\\2009\\2197\\FE0E" / "";
    font-size: 0.8em;
    color: ${theme.color.muted};
  }
`;

/** The same where links stand in a list: the sign is there for whoever is about to follow. */
export const quietExternalSign = css`
  ${externalSign}
  a[target="_blank"]::after {
    position: absolute;
  }
  ${media.hover} {
    a[target="_blank"]:not(:hover, :focus-visible)::after {
      opacity: 0;
    }
  }
`;
