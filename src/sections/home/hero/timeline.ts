import { css, keyframes } from "styled-components";
import { theme } from "../../../theme";
import { media } from "../../../theme/media";

/**
 * The board scene as CSS: it plays while `data-playing` says so (`browser/live-scenes.ts`) and ends in the complete state that
 * the markup describes; visitors who asked for less motion or have no script see that state only. Only opacity
 * and transform change, so nothing is laid out or painted again.
 */
const arrive = keyframes`
  from { opacity: 0; transform: translateY(-0.75rem) scale(0.97); }
`;
const settle = keyframes`
  from { opacity: 0; transform: translateY(0.375rem); }
`;
const cross = keyframes`
  0%, 12% { transform: translateX(calc(-100% - 0.75rem)); }
  50% { transform: translateX(calc(-50% - 0.375rem)) translateY(-0.5rem) rotate(1.5deg); }
`;
/* Card height and the gap below it: how far its neighbours give way. */
const closeUp = keyframes`
  from { transform: translateY(calc(100% + 0.625rem)); }
`;
const makeRoom = keyframes`
  from { transform: translateY(calc(-100% - 0.625rem)); }
`;

/** When each step begins, in ms after the scene starts. */
const beginning = { card: 200, labels: 900, points: 1500, subtasks: 2100, row: 180, move: 3600 };

/** How long the whole scene is, in ms. */
export const sceneLength = beginning.move + 1500;

/** Steps of the new card: it arrives, is labelled, estimated and split into subtasks. A draft has each as it comes. */
export const arriving = css`
  ${media.moving} {
    &[data-draft="true"] [data-step] {
      animation: ${settle} ${theme.motion.control} ${theme.motion.ease} backwards;
      animation-delay: calc(var(--nth, 0) * 60ms);
    }
    [data-playing="true"] & {
      animation: ${arrive} ${theme.motion.scene} ${theme.motion.ease} ${beginning.card}ms backwards;
    }
    [data-playing="true"] & [data-step] {
      animation: ${settle} 420ms ${theme.motion.ease} backwards;
      animation-delay: calc(var(--begin) + var(--nth, 0) * ${beginning.row}ms);
    }
    [data-step="label"] {
      --begin: ${beginning.labels}ms;
    }
    [data-step="points"] {
      --begin: ${beginning.points}ms;
    }
    [data-step="subtask"] {
      --begin: ${beginning.subtasks}ms;
    }
  }
`;

/** The card that crosses to the next column at the end, and the cards that give way to it. */
export const moving = css`
  ${media.moving} {
    [data-playing="true"] & [data-move="crosses"] {
      position: relative;
      z-index: 1;
      animation: ${cross} 1200ms ${theme.motion.ease} ${beginning.move}ms backwards;
    }
    [data-playing="true"] & [data-move="closes-up"] {
      animation: ${closeUp} ${theme.motion.scene} ${theme.motion.ease} ${beginning.move + 500}ms
        backwards;
    }
    [data-playing="true"] & [data-move="makes-room"] {
      animation: ${makeRoom} ${theme.motion.scene} ${theme.motion.ease} ${beginning.move + 200}ms
        backwards;
    }
  }
`;
