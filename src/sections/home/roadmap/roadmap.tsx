import { graphql } from "gatsby";
import styled, { css } from "styled-components";
import { theme } from "../../../theme";
import { media } from "../../../theme/media";
import { Band, Container, deferred } from "../../../ui/container";
import { Link } from "../../../ui/link";
import { SectionHead } from "../../shared/section-head";
import { trailLine } from "../features";
import { Arrival, Camp, Marker, Path, Tag, Trail } from "./trail";

/** The roadmap: a trail with a camp for each stage. Shipped features link to their release. */
export function Roadmap({ heading, text, shippedIn, stages }: Queries.RoadmapFragment["roadmap"]) {
  return (
    <Section id="roadmap">
      <Container>
        <Top>
          <SectionHead heading={heading} text={text} />
          <Horizon />
        </Top>
        <Trail role="list" style={{ "--camps": stages.length }}>
          {stages.map(({ name, tag, items }, index) => (
            <Camp key={name} style={{ "--ahead": stages.length - 1 - index }}>
              {index === 0 && (
                <Arrival viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
                  <path d="M0 0C0 70 30 100 100 100" />
                </Arrival>
              )}
              <Path viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
                <path d="M0 100C45 100 55 0 100 0" />
              </Path>
              {/* Later stages have fewer stones. */}
              <Marker laid={3 - Math.floor((index * 3) / stages.length)} size={44} />
              <h3>{name}</h3>
              {tag && <Tag>{tag}</Tag>}
              <ul role="list">
                {items.map(({ icon, text, release }) => (
                  <li key={text} data-icon={icon}>
                    <span>
                      {text}
                      {release && (
                        <Link to={release.path}>
                          {shippedIn} v{release.version}
                        </Link>
                      )}
                    </span>
                  </li>
                ))}
              </ul>
            </Camp>
          ))}
        </Trail>
      </Container>
    </Section>
  );
}

/** From back to front. */
const ridges = [
  "M60 236C130 190 180 120 228 114S300 150 346 128S428 20 470 18S548 92 600 88S680 50 760 58V320H60Z",
  "M0 236C80 220 130 160 190 150S262 178 310 160S396 70 446 66S520 130 574 122S664 84 760 96V320H0Z",
  "M0 236C60 226 96 196 150 190S228 214 280 200S372 138 430 132S516 178 580 170S660 140 760 150V320H0Z",
];

function Horizon() {
  return (
    <Land viewBox="0 0 720 240" preserveAspectRatio="none" aria-hidden>
      {ridges.map((d) => (
        <path key={d} d={d} />
      ))}
    </Land>
  );
}

export const fragment = graphql`
  fragment Roadmap on Content {
    roadmap {
      heading
      text
      shippedIn
      stages {
        name
        tag
        items {
          icon
          text
          release {
            version
            path
          }
        }
      }
    }
  }
`;

const Section = styled(Band)`
  ${deferred([690, 530, 500])}
  overflow: clip;
`;

/** Beside the heading, to the right edge of the page. */
const land = css`
  position: absolute;
  z-index: -1;
  right: calc(-1 * var(--off));
  bottom: -1.5rem;
  width: calc(50% + var(--off));
  height: 15rem;
  pointer-events: none;
`;

const Top = styled.div`
  --from: var(--off);
  position: relative;
  ${media.md} {
    /* Fades the land out to the left and at the bottom. */
    &::after {
      content: "";
      ${land}
      background:
        linear-gradient(90deg, ${theme.color.paper}, transparent 30%),
        linear-gradient(transparent 55%, ${theme.color.paper} 92%);
    }
  }
  ${media.print} {
    &::after {
      display: none;
    }
  }
  ${media.lg} {
    &::before {
      ${trailLine}
      top: calc(-1 * ${theme.space.section});
      left: calc(var(--side) - var(--off) - 1px);
    }
  }
`;

const Land = styled.svg`
  ${land}
  ${media.belowMd} {
    display: none;
  }
  ${media.print} {
    display: none;
  }
  path {
    fill: ${theme.color.sunken};
    stroke: ${theme.color.edge};
    stroke-width: 1.25;
    vector-effect: non-scaling-stroke;
  }
  path:nth-child(1) {
    fill: color-mix(in srgb, ${theme.color.sunken} 40%, ${theme.color.paper});
    stroke: ${theme.color.line};
  }
  path:nth-child(2) {
    fill: color-mix(in srgb, ${theme.color.sunken} 70%, ${theme.color.paper});
    stroke: ${theme.color.line};
  }
`;
