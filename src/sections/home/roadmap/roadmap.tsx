import { graphql } from "gatsby";
import { Bot, ChartNoAxesColumn, ListTree, Moon, Plug, Trophy } from "lucide-react";
import styled from "styled-components";
import { theme } from "../../../theme";
import { media } from "../../../theme/media";
import { Cairn } from "../../../ui/cairn";
import { Band, Container } from "../../../ui/container";
import { Link } from "../../../ui/link";
import { SectionHead } from "../../shared/section-head";

const icons = {
  subtasks: ListTree,
  moon: Moon,
  chart: ChartNoAxesColumn,
  trophy: Trophy,
  plug: Plug,
  bot: Bot,
};

/** Features on the horizon: a trail with its camps. */
export function Roadmap({ eyebrow, heading, text, shippedIn, stages }: Queries.RoadmapFragment) {
  return (
    <Band>
      <Container>
        <SectionHead eyebrow={eyebrow} heading={heading} text={text} />
        <Trail role="list" style={{ "--camps": stages.length }}>
          {stages.map(({ name, tag, late, items }, index) => (
            <Camp key={name} style={{ "--ahead": stages.length - 1 - index }}>
              <Path viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
                <path d="M0 100C45 100 55 0 100 0" />
              </Path>
              {/* The further away, the fewer stones are laid. */}
              <Marker laid={3 - Math.floor((index * 3) / stages.length)} size={44} />
              <h3>{name}</h3>
              {tag && <Tag>{late ?? tag}</Tag>}
              <ul role="list">
                {items.map((item) => (
                  <RoadmapItem key={item.text} {...item} shippedIn={shippedIn} />
                ))}
              </ul>
            </Camp>
          ))}
        </Trail>
      </Container>
    </Band>
  );
}

type Item = Queries.RoadmapFragment["stages"][number]["items"][number];

/** What is planned; what has shipped leads to its release. */
function RoadmapItem({ icon, text, release, shippedIn }: Item & { shippedIn: string }) {
  const Icon = icons[icon];
  return (
    <li>
      <Icon size={20} aria-hidden />
      <span>
        {text}
        {release && (
          <Link to={release.path}>
            {shippedIn} v{release.version}
          </Link>
        )}
      </span>
    </li>
  );
}

export const fragment = graphql`
  fragment Roadmap on Roadmap {
    eyebrow
    heading
    text
    shippedIn
    stages {
      name
      tag
      late
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
`;

const Trail = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  margin-top: ${theme.space[12]};
  ${media.md} {
    gap: ${theme.space[8]};
    /* From three camps on the last one stands beside the words above, with fewer below them. */
    margin-top: calc(max(3 - var(--camps), 0) * ${theme.space[12]});
    grid-template-columns: repeat(var(--camps), minmax(0, 1fr));
    /* Height that the trail gains from one camp to the next. */
    --climb: min(5rem, 10rem / max(var(--camps) - 1, 1));
  }
`;

/** One camp on the trail; it lies lower by those that come after it. */
const Camp = styled.li`
  position: relative;
  padding-left: 4.25rem;

  h3 {
    font-size: ${theme.text.h3};
  }
  ul {
    margin-top: ${theme.space[4]};
  }
  li {
    display: flex;
    gap: ${theme.space[3]};
    padding-block: ${theme.space[2]};
  }
  li > svg {
    flex: none;
    height: 1lh;
    color: ${theme.color.muted};
  }
  li > span {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 ${theme.space[3]};
    min-width: 0;
  }
  li a {
    /* A target for fingers in a line that is no taller for it. */
    margin-block: calc(-1 * ${theme.space[2]});
    padding-block: ${theme.space[2]};
    font-size: ${theme.text.sm};
    color: ${theme.color.accent};
  }
  ${media.belowMd} {
    padding-bottom: ${theme.space[10]};
    &:not(:last-child)::before {
      content: "";
      position: absolute;
      inset: 3.25rem auto -0.25rem 1.375rem;
      border-left: 2px dashed ${theme.color.edge};
    }
  }
  ${media.md} {
    padding: 4.5rem 0 0;
    margin-top: calc(var(--ahead) * var(--climb));
  }
`;

const Marker = styled(Cairn)`
  position: absolute;
  top: 0;
  left: 0;
`;

const Path = styled.svg`
  display: none;
  position: absolute;
  top: calc(1.5rem - var(--climb));
  left: 3.75rem;
  width: calc(100% + ${theme.space[8]} - 4.5rem);
  height: var(--climb);
  overflow: visible;

  & > path {
    fill: none;
    stroke: ${theme.color.edge};
    stroke-width: 2;
    stroke-dasharray: 6 6;
    vector-effect: non-scaling-stroke;
  }
  ${media.md} {
    :not(:last-child) > & {
      display: block;
    }
  }
`;

const Tag = styled.p`
  margin-top: ${theme.space[1]};
  font-family: ${theme.font.mono};
  font-size: ${theme.text.sm};
  color: ${theme.color.muted};
`;
