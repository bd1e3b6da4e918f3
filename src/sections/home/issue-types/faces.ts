import styled, { css } from "styled-components";
import { theme } from "../../../theme";
import { media } from "../../../theme/media";
import { room } from "../../../theme/room";

const tint = (part: number) => `color-mix(in srgb, var(--type) ${part}%, ${theme.color.surface})`;

/**
 * Both faces lie in the same place. The one turned away is invisible, which also takes it out of the
 * accessibility tree. They cross-fade; where 3D works and motion is wanted, they turn instead.
 * Where nothing can be turned, every card lies with its text up.
 */
const face = css`
  grid-area: 1 / 1;
  position: relative;
  overflow: hidden;
  padding: 1rem 1.75rem;
  ${room.sm} {
    padding: 9% 13%;
  }
  border: 1.5px solid ${tint(38)};
  border-radius: var(--shape);
  transition:
    opacity ${theme.motion.control},
    visibility 0s linear ${theme.motion.control};

  &[aria-hidden="true"] {
    visibility: hidden;
    opacity: 0;
  }
  &[aria-hidden="false"] {
    transition-delay: 0s;
  }
  ${media.moving} {
    @supports (transform-style: preserve-3d) and (backface-visibility: hidden) {
      backface-visibility: hidden;
      /* A layer each from the start, so that turning paints nothing anew. */
      will-change: transform;
      transition:
        transform 420ms ${theme.motion.ease},
        visibility 0s linear 210ms;

      &[aria-hidden="true"] {
        opacity: 1;
        transform: rotateY(var(--away));
      }
    }
  }
`;

export const Front = styled.div`
  ${face}
  --away: -180deg;
  display: flex;
  gap: ${theme.space[3]};
  align-items: center;
  justify-content: center;
  background: ${tint(13)};
  box-shadow: inset -0.75rem -1rem 0 ${tint(20)};

  /* Two veins in the stone. */
  &::before,
  &::after {
    content: "";
    position: absolute;
    inset: 72% -30% -80% -24%;
    border: 1.5px solid ${tint(34)};
    border-radius: 50%;
    rotate: -14deg;
  }
  &::after {
    inset: 79% -34% -90% -14%;
    opacity: 0.6;
  }
  h3 {
    font-size: ${theme.text.h3};
  }
  & > * {
    position: relative;
  }
  ${room.sm} {
    flex-direction: column;
  }
  ${media.fixed} {
    display: none;
  }
`;

export const Back = styled.div`
  ${face}
  --away: 180deg;
  display: grid;
  align-content: center;
  gap: ${theme.space[2]};
  background: ${theme.color.surface};
  box-shadow: inset -0.75rem -1rem 0 ${tint(7)};
  font-size: ${theme.text.ui};
  line-height: 1.45;

  h3 {
    display: flex;
    gap: ${theme.space[2]};
    align-items: center;
    font-size: ${theme.text.md};
  }
  small {
    padding-top: ${theme.space[2]};
    border-top: 1px solid ${theme.color.line};
    font-size: ${theme.text.note};
    line-height: 1.4;
    color: ${theme.color.muted};
  }
  ${media.fixed} {
    &[aria-hidden="true"] {
      visibility: visible;
      opacity: 1;
      transform: none;
    }
  }
`;
