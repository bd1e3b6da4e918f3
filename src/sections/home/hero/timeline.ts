import { css, keyframes } from "styled-components";
import { theme } from "../../../theme";
import { media } from "../../../theme/media";

const before = "opacity: 0; transform: translateY(0.375rem);";
const settle = keyframes`
  from { ${before} }
`;
/** All steps start together: browsers draw frames during an `animation-delay`. */
const settleAt = (percent: number) => keyframes`
  0%, ${percent}% { ${before} }
  ${percent + 18}%, 100% { opacity: 1; transform: none; }
`;

/** Duration of the whole scene, in ms. */
export const sceneLength = 2400;

/**
 * Suggestions of the large card appear one after the other while `data-playing` is "true" (`browser/live-scenes.ts`), and on a
 * draft as they come.
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
