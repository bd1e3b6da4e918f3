import { graphql } from "gatsby";
import styled from "styled-components";
import { theme } from "../../theme";
import { media } from "../../theme/media";
import { Container } from "../../ui/container";
import { Mark } from "../../ui/mark";
import { IssueCard } from "./scene/issue-card";
import { Key, OneLine } from "./scene/parts";
import { issueOf } from "./scene/project";
import type { SceneProject } from "./scene/project";
import { SuggestionCard } from "./scene/suggestion-card";
import { Window } from "./scene/window";

type BoardSceneProps = Queries.BoardSceneFragment & { project: SceneProject };

/** The board of the demo project; the new issue is the one card that is larger than the others. */
export function BoardScene({ scene, views, suggestion, project }: BoardSceneProps) {
  const arriving = issueOf(project, suggestion.issue);
  return (
    <Container>
      <Board label={scene} title={project.name} tools={<Key>{project.sprint}</Key>}>
        <Sides>
          <Sidebar>
            <Mark size={20} />
            {views.map((view, index) => (
              <View key={view} data-open={index === 0}>
                {view}
              </View>
            ))}
          </Sidebar>
          <Columns>
            {project.columns.map((column) => {
              const issues = project.issues.filter(
                ({ status, type, key }) =>
                  status === column && type !== "Epic" && key !== arriving.key,
              );
              const isFirst = column === project.columns[0];
              return (
                <Column key={column}>
                  <ColumnName>
                    <OneLine>{column}</OneLine>
                    <span>{issues.length + Number(isFirst)}</span>
                  </ColumnName>
                  {isFirst && (
                    <SuggestionCard issue={arriving} project={project} suggestion={suggestion} />
                  )}
                  {issues.map((issue) => (
                    <IssueCard key={issue.key} issue={issue} project={project} />
                  ))}
                </Column>
              );
            })}
          </Columns>
        </Sides>
      </Board>
    </Container>
  );
}

export const fragment = graphql`
  fragment BoardScene on Hero {
    scene
    replay
    views
    suggestion {
      issue
      suggested
      accept
      points
      subtasks
    }
  }
`;

const Board = styled(Window)`
  position: relative;
`;

const Sides = styled.div`
  display: flex;
`;

const Sidebar = styled.div`
  display: none;
  flex: none;
  flex-direction: column;
  gap: 0.25rem;
  width: 9.5rem;
  padding: 1rem 0.75rem;
  border-right: 1px solid ${theme.color.line};
  & > svg {
    margin: 0 0 0.75rem 0.5rem;
  }
  ${media.md} {
    display: flex;
  }
`;

const View = styled.span`
  padding: 0.25rem 0.5rem;
  border-radius: ${theme.radius.sm};
  color: ${theme.color.muted};

  &[data-open="true"] {
    color: ${theme.color.ink};
    background: ${theme.color.sunken};
    font-weight: 550;
  }
`;

const Columns = styled.div`
  display: grid;
  flex: 1;
  grid-template-columns: minmax(0, 1.5fr) repeat(3, minmax(0, 1fr));
  gap: 0.75rem;
  padding: 0.875rem;
  background: ${theme.color.sunken};

  @media not all and (min-width: 60rem) {
    grid-template-columns: 17rem repeat(3, 14rem);
    overflow: hidden;
  }
`;

const Column = styled.div`
  display: grid;
  gap: 0.625rem;
  align-content: start;
`;

const ColumnName = styled.div`
  display: flex;
  gap: 0.5rem;
  padding-inline: 0.25rem;
  font-weight: 550;
  color: ${theme.color.muted};

  & > :last-child {
    font-variant-numeric: tabular-nums;
    font-weight: 400;
  }
`;
