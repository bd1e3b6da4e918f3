import { css, keyframes } from "styled-components";
import { theme } from "../../../theme";
import { media } from "../../../theme/media";

const before = "opacity: 0; transform: translateY(0.375rem);";
const settle = keyframes`
  from { ${before} }
`;
/** All steps begin at once and wait within: with a delay for each, browsers draw a frame for every moment of waiting. */
const settleAt = (part: number) => keyframes`
  0%, ${part}% { ${before} }
  ${part + 18}%, 100% { opacity: 1; transform: none; }
`;

/** How long the whole scene is, in ms. */
export const sceneLength = 2400;

/**
 * Labels, points and subtasks arrive on the card, which stands. It plays while `data-playing` says so
 * (`browser/live-scenes.ts`) and ends in the state that the markup describes; visitors who asked for less motion or have no
 * script see that state only. A draft has each as it comes.
 */
export const arriving = css`
  ${media.moving} {
    &[data-draft="true"] [data-step] {
      animation: ${settle} ${theme.motion.control} ${theme.motion.ease} backwards;
      animation-delay: calc(var(--nth, 0) * 60ms);
    }
    [data-playing="true"] & [data-step] {
      animation-duration: ${sceneLength}ms;
      animation-timing-function: ${theme.motion.ease};
    }
    [data-playing="true"] & [data-step="label"] {
      animation-name: ${settleAt(10)};
    }
    [data-playing="true"] & [data-step="points"] {
      animation-name: ${settleAt(36)};
    }
    [data-playing="true"] & [data-step="subtask"] {
      animation-name: ${settleAt(58)};
    }
  }
`;
