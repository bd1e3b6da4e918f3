import { graphql } from "gatsby";
import styled from "styled-components";
import { followToAnchor } from "../../../browser/anchor-navigation";
import { theme } from "../../../theme";
import { media } from "../../../theme/media";
import { Button, ButtonLink } from "../../../ui/button";
import { Container } from "../../../ui/container";
import { Contours } from "../../../ui/contours";
import { opensDialog } from "../../../ui/dialog";
import { BoardScene } from "./board-scene";
import { HeroBadge } from "./hero-badge";
import type { SceneProject } from "../scene/project";

/** Pitch, one sentence, two buttons, and the board below them at full content width. */
export function Hero(props: Queries.HeroFragment & { project: SceneProject }) {
  const { badge, headline, text, subscribe, more } = props;
  return (
    <Section>
      <Contours />
      <Pitch>
        <HeroBadge {...badge} />
        <h1>
          {headline.map((line) => (
            <HeadlineLine key={line}>{line} </HeadlineLine>
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
      ...HeroBadge
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
  & > h1 + p {
    max-width: 37rem;
    margin-top: ${theme.space[6]};
    font-size: ${theme.text.lg};
    color: ${theme.color.muted};
  }
`;

const HeadlineLine = styled.span`
  display: block;
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
