import styled from "styled-components";
import { media } from "../../../theme/media";
import { room } from "../../../theme/room";
import { VisuallyHidden } from "../../../ui/visually-hidden";
import { colorOfType, Key, TypeIcon } from "../scene/parts";
import type { SceneIssue } from "../scene/project";
import { Back, Front } from "./faces";
import type { CardProps } from "./use-flipped";

interface StoneCardProps extends CardProps {
  card: Queries.IssueTypesFragment["types"][number];
  example: SceneIssue;
}

/** A type of issue. The button lies over both faces; the face that is turned away is hidden from everybody. */
export function StoneCard({ card, example, flipped, onClick, ...pointer }: StoneCardProps) {
  const { type, text } = card;
  return (
    <Card data-type={type} data-flipped={flipped} {...pointer}>
      <Turn type="button" aria-pressed={flipped} onClick={onClick}>
        <VisuallyHidden>{type}</VisuallyHidden>
      </Turn>
      <Front aria-hidden={flipped}>
        <TypeIcon type={type} size={40} />
        <h3>{type}</h3>
      </Front>
      <Back aria-hidden={!flipped}>
        <h3>
          <TypeIcon type={type} size={18} />
          {type}
        </h3>
        <p>{text}</p>
        <small>
          <Key>{example.key}</Key> {example.title}
        </small>
      </Back>
    </Card>
  );
}

const Card = styled.li`
  --shape: 3.5rem 5.5rem 4rem 5rem / 4rem 5rem 5.5rem 4.5rem;
  display: grid;
  position: relative;
  min-height: 11.5rem;
  perspective: 60rem;

  ${colorOfType("--type")}
  &:nth-child(even) {
    --shape: 5.5rem 4rem 5rem 3.5rem / 4.5rem 5.5rem 4rem 5rem;
  }
  /* Rounder where there is room. */
  ${room.sm} {
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
