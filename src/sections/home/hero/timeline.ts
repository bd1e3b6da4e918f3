import { css, keyframes } from "styled-components";
import { theme } from "../../../theme";
import { media } from "../../../theme/media";

/**
 * The board scene as CSS: it plays by itself as soon as the page is painted, ends in the complete
 * state that the markup describes, and does not exist for visitors who asked for less motion or
 * have no script (`scripting`), who see that state at once. Only opacity and transform change, so
 * nothing is laid out again.
 */
const arrive = keyframes`
  from { opacity: 0; transform: translateY(-0.75rem) scale(0.97); }
`;
const settle = keyframes`
  from { opacity: 0; transform: translateY(0.375rem); }
`;
const glow = keyframes`
  from { box-shadow: 0 0 0 0 transparent; }
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
const beginning = { card: 500, labels: 1300, points: 1900, subtasks: 2500, row: 180, move: 4000 };

/** Steps of the new card: it arrives, is labelled, estimated and split into subtasks. */
export const arriving = css`
  ${media.playing} {
    & {
      animation:
        ${arrive} ${theme.motion.scene} ${theme.motion.ease} ${beginning.card}ms backwards,
        ${glow} ${theme.motion.scene} ${theme.motion.ease} ${beginning.labels}ms backwards;
    }
    [data-step] {
      animation: ${settle} 420ms ${theme.motion.ease} backwards;
      animation-delay: calc(var(--begin) + var(--nth, 0) * ${beginning.row}ms);
    }
    [data-step="label"] {
      --begin: ${beginning.labels}ms;
    }
    [data-step="points"] {
      --begin: ${beginning.points}ms;
    }
    [data-step="subtasks"] {
      --begin: ${beginning.subtasks}ms;
    }
    [data-step="subtask"] {
      --begin: ${beginning.subtasks + 250}ms;
    }
  }
`;

/** The card that crosses to the next column at the end, and the cards that give way to it. */
export const moving = css`
  ${media.playing} {
    [data-move="crosses"] {
      position: relative;
      z-index: 1;
      animation: ${cross} 1200ms ${theme.motion.ease} ${beginning.move}ms backwards;
    }
    [data-move="closes-up"] {
      animation: ${closeUp} ${theme.motion.scene} ${theme.motion.ease} ${beginning.move + 500}ms
        backwards;
    }
    [data-move="makes-room"] {
      animation: ${makeRoom} ${theme.motion.scene} ${theme.motion.ease} ${beginning.move + 200}ms
        backwards;
    }
  }
`;
