import { graphql } from "gatsby";
import { Bot, ChartNoAxesColumn, ListTree, Moon, Plug, Trophy } from "lucide-react";
import styled from "styled-components";
import { theme } from "../../../theme";
import { media } from "../../../theme/media";
import { Cairn } from "../../../ui/cairn";
import { Link } from "../../../ui/link";

const icons = {
  subtasks: ListTree,
  moon: Moon,
  chart: ChartNoAxesColumn,
  trophy: Trophy,
  plug: Plug,
  bot: Bot,
};

interface RoadmapCampProps extends Queries.RoadmapCampFragment {
  shippedIn: string;
  /** Camps that come after it; it lies as much lower. */
  ahead: number;
  /** Stones of its marker: the further away, the fewer are laid. */
  laid: number;
}

/** One camp on the trail; what has shipped leads to its release. */
export function RoadmapCamp({ name, tag, items, shippedIn, ahead, laid }: RoadmapCampProps) {
  return (
    <Camp style={{ "--ahead": ahead }}>
      <Path viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
        <path d="M0 100C45 100 55 0 100 0" />
      </Path>
      <Marker laid={laid} size={44} />
      <h3>{name}</h3>
      {tag && <Tag>{tag}</Tag>}
      <ul role="list">
        {items.map(({ icon, text, release }) => {
          const Icon = icons[icon];
          return (
            <li key={text}>
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
        })}
      </ul>
    </Camp>
  );
}

export const fragment = graphql`
  fragment RoadmapCamp on RoadmapStage {
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
`;

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
