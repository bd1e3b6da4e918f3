import { css, keyframes } from "styled-components";
import { theme } from "../../../theme";
import { media } from "../../../theme/media";

/** The value of `--settle` once a visitor has picked an issue. */
export const settle = keyframes`
  from { opacity: 0; transform: translateY(0.5rem); }
`;

/** Suggestions of the picked issue appear one after the other. */
export const settling = css`
  ${media.moving} {
    animation: var(--settle, none) 280ms ${theme.motion.ease} var(--after, 0ms) backwards;
  }
`;
