import styled from "styled-components";
import { media } from "../../../theme/media";
import { VisuallyHidden } from "../../../ui/visually-hidden";
import { TypedKey, TypeIcon } from "../scene/parts";
import type { SceneIssue } from "../scene/project";
import { colorOfType } from "../scene/signs";
import { Back, Front } from "./faces";
import type { CardProps } from "./use-flipped";

interface StoneCardProps extends CardProps {
  card: Queries.IssueTypesFragment["types"][number];
  example: SceneIssue;
}

/**
 * A type of issue: what it is, and on the back one of the demo project. The button lies over both faces; the face
 * that is turned away is hidden from everybody.
 */
export function StoneCard({ card, example, flipped, ...handlers }: StoneCardProps) {
  const { type, text } = card;
  return (
    <Card data-type={type} data-flipped={flipped} {...handlers}>
      <Turn type="button" aria-pressed={flipped}>
        <VisuallyHidden>{type}</VisuallyHidden>
      </Turn>
      <Front aria-hidden={flipped} data-face>
        <h3>
          <TypeIcon type={type} size={24} />
          {type}
        </h3>
        <p>{text}</p>
      </Front>
      <Back aria-hidden={!flipped} data-face>
        <TypedKey issue={example} size={16} />
        <p>{example.title}</p>
      </Back>
    </Card>
  );
}

const Card = styled.li`
  --shape: 3rem 4.5rem 3.5rem 4rem / 3.5rem 4rem 4.5rem 3.5rem;
  display: grid;
  position: relative;
  min-height: 8rem;
  perspective: 60rem;

  ${colorOfType("--type")}
  &:nth-child(even) {
    --shape: 4.5rem 3.5rem 4rem 3rem / 3.5rem 4.5rem 3.5rem 4rem;
  }
  /* Rounder where there is room. */
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

const Turn = styled.button`
  position: absolute;
  inset: 0;
  z-index: 1;
  padding: 0;
  border: 0;
  border-radius: var(--shape);
  background: none;
  -webkit-tap-highlight-color: transparent;

  &:focus-visible {
    border-radius: var(--shape);
  }
  ${media.print} {
    display: none;
  }
`;
