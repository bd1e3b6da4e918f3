import { css } from "styled-components";
import { theme } from "../../../theme";
import { dark } from "../../../theme/palette";

const names = theme.vars.color;

/** The dark scheme for a part of a page: editors are dark, whatever the page is. Paper stays paper. */
export const night = css`
  @media not print {
    color-scheme: dark;
    ${(Object.keys(dark) as (keyof typeof dark)[])
      .map((key) => `${names[key]}:${dark[key]};`)
      .join("")}
  }
`;
