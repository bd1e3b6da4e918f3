import { css, keyframes } from "styled-components";
import { theme } from "../../../theme";
import { media } from "../../../theme/media";

/** What the scene puts into `--settle` once somebody has picked. */
export const settle = keyframes`
  from { opacity: 0; transform: translateY(0.5rem); }
`;

/** What the AI suggests settles on the issue that was picked: labels, estimate, subtasks. */
export const settling = css`
  ${media.moving} {
    animation: var(--settle, none) 280ms ${theme.motion.ease} var(--after, 0ms) backwards;
  }
`;
