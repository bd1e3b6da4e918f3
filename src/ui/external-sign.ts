import { css } from "styled-components";
import { theme } from "../theme";
import { media } from "../theme/media";

/** Icon after links to other sites, except around images. The space before it doesn't break. */
export const externalSign = css`
  a[target="_blank"]:not(:has(picture))::after {
    content: "\\202F\\2197\\FE0E";
    content: "\\202F\\2197\\FE0E" / "";
    font-size: 0.8em;
    color: ${theme.color.muted};
  }
`;

/** The same for lists of links: only on hover and focus. */
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
