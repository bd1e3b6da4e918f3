import styled, { css } from "styled-components";
import { theme } from "../../../theme";
import { media } from "../../../theme/media";

const tint = (part: number) => `color-mix(in srgb, var(--type) ${part}%, ${theme.color.surface})`;

/**
 * Both faces share one grid cell; the hidden one is not in the accessibility tree. They cross-fade, or turn if motion and 3D
 * are available. The card sets `--front` and `--back` (visibility) and `--turned` (0 or 1).
 */
const face = css`
  grid-area: 1 / 1;
  position: relative;
  overflow: hidden;
  display: grid;
  gap: ${theme.space[1]};
  align-content: center;
  justify-items: center;
  padding: 1rem 2rem;
  text-align: center;
  text-wrap: balance;
  font-size: ${theme.text.ui};
  line-height: 1.4;
  ${media.sm} {
    padding: 1.25rem 11%;
    font-size: ${theme.text.sm};
  }
  p {
    text-wrap: inherit;
  }
  border: 1.5px solid ${tint(38)};
  border-radius: var(--shape);
  visibility: var(--seen);
  opacity: calc(1 - var(--away));
  transition:
    opacity ${theme.motion.control},
    visibility ${theme.motion.control};
  ${media.moving} {
    @supports (transform-style: preserve-3d) and (backface-visibility: hidden) {
      backface-visibility: hidden;
      /* Own layers, so that turning repaints nothing. */
      will-change: transform;
      opacity: 1;
      transform: rotateY(calc(var(--away) * var(--turn)));
      transition:
        transform 420ms ${theme.motion.ease},
        visibility 420ms;
    }
  }
`;

export const Front = styled.div`
  ${face}
  --seen: var(--front);
  --turn: -180deg;
  --away: var(--turned);
  background: ${tint(13)};
  box-shadow: inset -0.5rem -0.75rem 0 ${tint(20)};

  h3 {
    display: flex;
    gap: ${theme.space[2]};
    align-items: center;
    font-size: ${theme.text.xl};
  }
`;

export const Back = styled.div`
  ${face}
  --seen: var(--back);
  --turn: 180deg;
  --away: calc(1 - var(--turned));
  background: ${theme.color.surface};
  box-shadow: inset -0.5rem -0.75rem 0 ${tint(7)};

  span {
    gap: ${theme.space[2]};
  }
  p {
    font-size: ${theme.text.ui};
    font-weight: 600;
    line-height: 1.3;
  }
`;
