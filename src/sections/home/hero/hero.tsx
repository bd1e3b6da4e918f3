import { graphql } from "gatsby";
import { ArrowRight } from "lucide-react";
import styled from "styled-components";
import { followToAnchor } from "../../../browser/anchor-navigation";
import { theme } from "../../../theme";
import { media } from "../../../theme/media";
import { Button, ButtonLink } from "../../../ui/button";
import { Container } from "../../../ui/container";
import { Contours } from "../../../ui/contours";
import { opensDialog } from "../../../ui/dialog";
import { Link } from "../../../ui/link";
import type { SceneProject } from "../scene/project";
import { BoardScene } from "./board-scene";

/** Pitch, one sentence, two buttons, and the board below them at full content width. */
export function Hero(props: Queries.HeroFragment & { project: SceneProject }) {
  const { badge, headline, text, subscribe, more } = props;
  return (
    <Section>
      <Contours />
      <Pitch>
        <Badge to={badge.to}>
          {badge.text}
          <ArrowRight size={14} aria-hidden />
        </Badge>
        <h1>
          {headline.map((line) => (
            <span key={line}>{line} </span>
          ))}
        </h1>
        <p>{text}</p>
        <Actions>
          <Button {...opensDialog("newsletter")}>{subscribe}</Button>
          <ButtonLink
            to="/#features"
            look="secondary"
            arrow
            onClick={(event) => followToAnchor(event, "features")}
          >
            {more}
          </ButtonLink>
        </Actions>
      </Pitch>
      <BoardScene {...props} />
    </Section>
  );
}

export const fragment = graphql`
  fragment Hero on Hero {
    badge {
      text
      to
    }
    headline
    text
    subscribe
    more
    ...BoardScene
  }
`;

const Section = styled.section`
  position: relative;
  overflow: clip;
`;

const Pitch = styled(Container)`
  position: relative;
  padding-block: clamp(2rem, 5vw, 4.5rem) clamp(2.5rem, 5vw, 4rem);

  & > h1 {
    margin-top: ${theme.space[5]};
    font-size: ${theme.text.display};
    font-weight: 750;
    line-height: 0.98;
    letter-spacing: -0.035em;
  }
  & > h1 > span {
    display: block;
  }
  & > h1 + p {
    max-width: 37rem;
    margin-top: ${theme.space[6]};
    font-size: ${theme.text.lg};
    color: ${theme.color.muted};
  }
`;

/** The pill above the headline that leads to the changelog. */
const Badge = styled(Link)`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[2]};
  padding: 0.3125rem 0.75rem;
  border: 1px solid ${theme.color.edge};
  border-radius: ${theme.radius.pill};
  background: ${theme.color.surface};
  font: ${theme.text.sm} / 1.4 ${theme.font.mono};
  text-decoration: none;

  /* A target of 44 px without a taller pill. */
  &::after {
    content: "";
    position: absolute;
    inset: -0.5rem 0;
  }
  & > svg {
    color: ${theme.color.accent};
    transition: transform ${theme.motion.quick};
  }
  ${media.hover} {
    &:hover > svg {
      transform: translateX(3px);
    }
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]};
  margin-top: ${theme.space[8]};
  ${media.print} {
    display: none;
  }
`;
