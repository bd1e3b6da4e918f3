import { Link, graphql } from "gatsby";
import { Bot, ChartNoAxesColumn, ListTree, Moon, Plug, Trophy } from "lucide-react";
import styled from "styled-components";
import { theme } from "../../theme";

const icons = {
  subtasks: ListTree,
  moon: Moon,
  chart: ChartNoAxesColumn,
  trophy: Trophy,
  plug: Plug,
  bot: Bot,
};

/** One stage of the roadmap; what has shipped leads to its release. */
export function RoadmapCamp({
  name,
  tag,
  items,
  shippedIn,
}: Queries.RoadmapCampFragment & { shippedIn: string }) {
  return (
    <Camp>
      <h3>{name}</h3>
      {tag && <Tag>{tag}</Tag>}
      <ul role="list">
        {items.map(({ icon, text, release }) => {
          const Icon = icons[icon];
          return (
            <li key={text}>
              <Icon size={20} aria-hidden />
              {text}
              {release && (
                <Link to={release.path}>
                  {shippedIn} v{release.version}
                </Link>
              )}
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
  padding-top: ${theme.space[5]};
  border-top: 2px dashed ${theme.color.edge};

  h3 {
    font-size: ${theme.text.h3};
  }
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${theme.space[1]} ${theme.space[3]};
    padding-block: ${theme.space[2]};
  }
  svg {
    color: ${theme.color.muted};
  }
  a {
    font-size: ${theme.text.sm};
    color: ${theme.color.accent};
  }
  ul {
    margin-top: ${theme.space[4]};
  }
`;

const Tag = styled.p`
  margin-top: ${theme.space[1]};
  font-family: ${theme.font.mono};
  font-size: ${theme.text.sm};
  color: ${theme.color.muted};
`;
