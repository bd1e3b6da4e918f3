import styled, { css } from "styled-components";
import { media } from "../../../theme/media";
import { VisuallyHidden } from "../../../ui/visually-hidden";
import { TypedKey, TypeIcon } from "../scene/parts";
import type { SceneIssue } from "../scene/project";
import { colorOfType } from "../scene/signs";
import { Back, Front } from "./faces";

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
          <TypeIcon type={type} size={24} />
          {type}
        </h3>
        <p>{text}</p>
      </Front>
      <Back data-face>
        <TypedKey issue={example} size={16} />
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

  ${colorOfType("--type")}
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
    -webkit-tap-highlight-color: transparent;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  /* Hovering turns the card. */
  ${media.hover} {
    pointer-events: none;
  }
  ${media.print} {
    display: none;
  }
`;
