import styled, { css } from "styled-components";
import { theme } from "../../../theme";
import { media } from "../../../theme/media";
import { VisuallyHidden } from "../../../ui/visually-hidden";
import { TypedKey, TypeIcon } from "../scene/parts";
import type { SceneIssue } from "../scene/project";
import { colorOfType } from "../scene/signs";

interface StoneCardProps {
  card: Queries.IssueTypesFragment["types"][number];
  example: SceneIssue;
}

/** An issue type, with an example on the back. Turned without scripts, by hover or by the `<details>` that covers both faces. */
export function StoneCard({ card, example }: StoneCardProps) {
  const { type, text } = card;
  return (
    <Card data-type={type}>
      <Turn name="issue-type">
        <summary>
          <VisuallyHidden>{type}</VisuallyHidden>
        </summary>
      </Turn>
      <Front data-face>
        <h3>
          <TypeIcon data-type={type} />
          {type}
        </h3>
        <p>{text}</p>
      </Front>
      <Back data-face>
        <TypedKey issue={example} />
        <p>{example.title}</p>
      </Back>
    </Card>
  );
}

const turned = css`
  --turned: 1;
  --front: hidden;
  --back: visible;
`;
const unturned = css`
  --turned: 0;
  --front: visible;
  --back: hidden;
`;

const Card = styled.li`
  ${unturned}
  &:has(> [open]) {
    ${turned}
  }
  /* A hovered card turns back the open one. */
  ${media.hover} {
    :hover > &:not(:hover) {
      ${unturned}
    }
    &:hover {
      ${turned}
    }
  }
  --shape: 3rem 4.5rem 3.5rem 4rem / 3.5rem 4rem 4.5rem 3.5rem;
  display: grid;
  position: relative;
  min-height: 8rem;
  perspective: 60rem;

  ${colorOfType}
  &:nth-child(even) {
    --shape: 4.5rem 3.5rem 4rem 3rem / 3.5rem 4.5rem 3.5rem 4rem;
  }
  ${media.sm} {
    --shape: 44% 56% 47% 53% / 55% 46% 54% 45%;

    &:nth-child(2) {
      --shape: 52% 48% 56% 44% / 46% 55% 45% 54%;
    }
    &:nth-child(3) {
      --shape: 47% 53% 45% 55% / 56% 47% 53% 44%;
    }
    &:nth-child(4) {
      --shape: 55% 45% 50% 50% / 47% 54% 46% 53%;
    }
    &:nth-child(5) {
      --shape: 46% 54% 53% 47% / 53% 45% 55% 47%;
    }
  }
`;

const Turn = styled.details`
  position: absolute;
  inset: 0;
  z-index: 1;

  summary {
    position: absolute;
    inset: 0;
    border-radius: var(--shape);
    list-style: none;
    cursor: pointer;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  /* Hovering turns the card. */
  ${media.hover} {
    pointer-events: none;
  }
`;

const tint = (part: number) => `color-mix(in srgb, var(--type) ${part}%, ${theme.color.surface})`;

/** Both faces share one grid cell. They cross-fade, or turn if motion and 3D are available. */
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

const Front = styled.div`
  ${face}
  --seen: var(--front);
  --turn: -180deg;
  --away: var(--turned);
  background: ${tint(13)};
  box-shadow: inset -0.5rem -0.75rem 0 ${tint(20)};

  h3 {
    --size: 24px;
    display: flex;
    gap: ${theme.space[2]};
    align-items: center;
    font-size: ${theme.text.xl};
  }
`;

const Back = styled.div`
  ${face}
  --seen: var(--back);
  --turn: 180deg;
  --away: calc(1 - var(--turned));
  background: ${theme.color.surface};
  box-shadow: inset -0.5rem -0.75rem 0 ${tint(7)};

  span {
    --size: 16px;
    gap: ${theme.space[2]};
  }
  p {
    font-size: ${theme.text.ui};
    font-weight: 600;
    line-height: 1.3;
  }
`;
