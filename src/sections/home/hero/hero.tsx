import type { ReactNode } from "react";
import { graphql } from "gatsby";
import styled from "styled-components";
import { ArrowRight } from "../../../ui/icons";
import { theme } from "../../../theme";
import { media } from "../../../theme/media";
import { Button } from "../../../ui/button";
import { Container } from "../../../ui/container";
import { contours } from "../../../ui/contours";
import { opensDialog } from "../../../ui/dialog";
import { Link } from "../../../ui/link";
import { BoardScene } from "../islands";
import type { SceneProject } from "../demo/project";
import { modelHint } from "../planning/model-note";
import { trailLine, trailPosition } from "../features";
import { Facts } from "./facts";

type HeroProps = Queries.HeroFragment["hero"] & {
  project: SceneProject;
  model: Queries.ModelNoteFragment["model"];
  /** The button that leads to the product. */
  start: ReactNode;
};

/** The first section: headline, text, buttons, board, facts. */
export function Hero({ start, model, ...props }: HeroProps) {
  const { badge, headline, what, text, subscribe, facts } = props;
  const lines = headline.map((line) => <span key={line}>{line} </span>);
  return (
    <Section>
      <Pitch>
        <Badge to={badge.to}>
          {badge.text}
          <ArrowRight size="1em" aria-hidden />
        </Badge>
        <h1>
          <span>{lines.slice(0, -1)}</span>
          {lines.at(-1)}
        </h1>
        <Intro>
          <p>
            <strong>{what}</strong> {text}
          </p>
          <Actions>
            {start}
            <Button look="secondary" {...opensDialog("siteNewsletter")}>
              {subscribe}
            </Button>
          </Actions>
        </Intro>
      </Pitch>
      <BoardScene {...props} model={modelHint(model)} />
      <Facts facts={facts} />
    </Section>
  );
}

export const fragment = graphql`
  fragment Hero on Content {
    hero {
      badge {
        text
        to
      }
      headline
      what
      text
      subscribe
      facts {
        text
        to
      }
      ...BoardScene
    }
  }
`;

const Section = styled.section`
  position: relative;
  isolation: isolate;
  ${media.lg} {
    ${trailPosition}
    /* Contour lines only in the margins, never behind text. */
    ${contours(
      `linear-gradient(90deg, transparent, ${theme.color.paper} calc(var(--off) - 1rem) calc(100% - var(--off) + 1rem), transparent)`,
    )}
    &::after {
      ${trailLine}
      top: auto;
      height: 16rem;
    }
  }
`;

/** On desktops the text is beside the headline's last line. The headline is a subgrid, so that they never overlap. */
const Pitch = styled(Container)`
  position: relative;
  padding-block: ${theme.space[4]} ${theme.space[8]};

  & > h1 {
    margin-top: ${theme.space[4]};
    font-size: ${theme.text.display};
    font-weight: 750;
    line-height: 0.98;
    letter-spacing: -0.035em;
  }
  & > h1 span {
    display: block;
  }
  ${media.md} {
    display: grid;
    grid-template-columns: minmax(auto, 1fr) 40%;
    column-gap: ${theme.space[10]};
    padding-block: ${theme.space[6]} ${theme.space[10]};

    & > h1 {
      display: grid;
      grid-area: 2 / 1 / 4 / 3;
      grid-template: subgrid / subgrid;
    }
    & > h1 > :first-child {
      grid-column: 1 / -1;
    }
    & > h1 > :last-child {
      grid-area: 2 / 1;
    }
  }
`;

const Intro = styled.div`
  margin-top: ${theme.space[5]};

  & > p {
    max-width: 37rem;
    line-height: 1.55;
    color: ${theme.color.muted};
  }
  strong {
    font-weight: 600;
    color: ${theme.color.ink};
  }
  ${media.md} {
    grid-area: 3 / 2 / 5 / 3;
    margin-top: ${theme.space[3]};
  }
`;

const Badge = styled(Link)`
  position: relative;
  display: inline-flex;
  justify-self: start;
  align-items: center;
  gap: ${theme.space[2]};
  padding: 0.3125rem 0.75rem;
  border: 1px solid ${theme.color.edge};
  border-radius: ${theme.radius.pill};
  background: ${theme.color.surface};
  font: ${theme.text.sm} / 1.4 ${theme.font.mono};
  text-decoration: none;

  /* Extends the touch target to 44 px. */
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
  margin-top: ${theme.space[5]};
`;
