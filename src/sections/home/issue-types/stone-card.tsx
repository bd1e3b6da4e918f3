import styled, { css } from "styled-components";
import { theme } from "../../../theme";
import { media } from "../../../theme/media";
import { TypedKey, TypeIcon } from "../scene/parts";
import type { SceneIssue } from "../demo/project";
import { colorOfType } from "../scene/signs";

interface StoneCardProps {
  card: Queries.IssueTypesFragment["issueTypes"]["types"][number];
  example: SceneIssue;
}

/** An issue type, with an example on the back. It turns without scripts: on hover, or with a `<details>` over both faces. */
export function StoneCard({ card, example }: StoneCardProps) {
  const { type, text } = card;
  return (
    <Card data-type={type}>
      <Turn name="issue-type">
        <summary aria-label={type} />
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

const Card = styled.li`
  /* Limited, so that enlarged text isn't cut off at the corners. */
  --high: min(58%, 24vw);
  --low: min(42%, 18vw);
  --shape: 47% 53% 50% 50% / var(--high) var(--high) var(--low) var(--low);
  display: grid;
  position: relative;
  perspective: 60rem;

  ${colorOfType}
  /* Keeps the focus outline above other stones. */
  &:focus-within {
    z-index: 1;
  }
  &:nth-child(even) {
    --shape: 54% 46% 51% 49% / var(--high) var(--high) var(--low) var(--low);
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
  /* Here hovering turns the card. */
  ${media.hover} {
    pointer-events: none;
  }
`;

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

/** Both faces share a grid cell. They cross-fade, or turn where motion and 3D are available. */
const face = css`
  ${unturned}
  [open] ~ & {
    ${turned}
  }
  /* Hovering a card turns the open one back. */
  ${media.hover} {
    :hover > ${Card}:not(:hover) > & {
      ${unturned}
    }
    ${Card}:hover > & {
      ${turned}
    }
  }
  grid-area: 1 / 1;
  overflow: hidden;
  display: grid;
  gap: ${theme.space[1]};
  align-content: center;
  justify-items: center;
  padding: 1.25rem 6% 1rem;
  /* A gap between stones, which forced colors and print make a visible edge. */
  border: 2px solid transparent;
  border-radius: var(--shape);
  background-clip: padding-box;
  text-align: center;
  text-wrap: balance;
  font-size: ${theme.text.control};
  line-height: 1.35;

  p {
    text-wrap: inherit;
  }
  ${media.print} {
    border-color: ${theme.color.edge};
  }
  visibility: var(--seen);
  opacity: calc(1 - var(--away));
  transition:
    opacity ${theme.motion.control},
    visibility ${theme.motion.control};
  ${media.moving} {
    @supports (transform-style: preserve-3d) and (backface-visibility: hidden) {
      backface-visibility: hidden;
      /* Separate layers, so that turning repaints nothing. */
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
  background-color: ${theme.color.sand};

  h3 {
    --size: 1.75rem;
    display: flex;
    flex-wrap: wrap;
    gap: 0 0.5rem;
    align-items: center;
    justify-content: center;
    font-size: 1.5em;
  }
`;

const Back = styled.div`
  ${face}
  --seen: var(--back);
  --turn: 180deg;
  --away: calc(1 - var(--turned));
  background-color: color-mix(in srgb, var(--type) 14%, ${theme.color.surface});

  span {
    --size: 1.125rem;
    gap: ${theme.space[2]};
    font-size: ${theme.text.sm};
    color: ${theme.color.ink};
  }
  p {
    font-weight: 600;
  }
`;
