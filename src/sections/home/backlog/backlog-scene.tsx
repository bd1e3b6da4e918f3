import { Fragment } from "react";
import styled from "styled-components";
import { theme } from "../../../theme";
import { media } from "../../../theme/media";
import { useDemoProject } from "../demo/demo-store";
import { AppWindow, Initials, Points, TypeIcon } from "../scene/parts";
import { formatPoints, type SceneIssue, type SceneProject } from "../demo/project";
import { SceneProvider } from "../scene/scene-context";
import { prioritySign } from "../scene/signs";

interface BacklogSceneProps {
  scene: string;
  /** Heading of the visitor's issues. */
  rest: string;
  project: SceneProject;
}

const maxVisitorIssues = 2;

/** Lists the visitor's issues, then those of each epic. The page's edge crops the column of assignees. */
export function BacklogScene({ scene, rest, project: initial }: BacklogSceneProps) {
  const { project, visitor } = useDemoProject(initial);
  const epics = initial.issues.filter(({ type }) => type === "Epic");
  const groups = [
    { title: rest, isEpic: false, issues: visitor.written.slice(0, maxVisitorIssues) },
    ...epics.map(({ key, title }) => ({
      title,
      isEpic: true,
      issues: project.issues.filter(({ epic }) => epic === key),
    })),
  ].filter(({ issues }) => issues.length > 0);
  return (
    <SceneProvider project={project}>
      <Window role="img" aria-label={scene}>
        {groups.map(({ title, isEpic, issues }) => (
          <Fragment key={title}>
            <Group>
              {isEpic && <TypeIcon data-type="Epic" />}
              <b>{title}</b>
              <small>{formatPoints(totalPoints(issues), project)}</small>
            </Group>
            {issues.map((issue) => (
              <IssueRow key={issue.key} data-priority={issue.priority} data-standalone={!isEpic}>
                <TypeIcon data-type={issue.type} />
                <span>{issue.title}</span>
                <Points issue={issue} />
                <Initials issue={issue} />
              </IssueRow>
            ))}
          </Fragment>
        ))}
      </Window>
    </SceneProvider>
  );
}

const totalPoints = (issues: readonly SceneIssue[]): number =>
  issues.reduce((sum, { points }) => sum + points, 0);

/** Extends beyond the page's edge. */
const Window = styled(AppWindow)`
  --beyond: 1.25rem;
  overflow: hidden;
  margin-right: calc(-1 * var(--off) - var(--beyond));
  border-radius: ${theme.radius.lg} 0 0 ${theme.radius.lg};
  line-height: 1.25;
`;

const Group = styled.div`
  --size: 1.75rem;
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[1]} ${theme.space[3]};
  align-items: center;
  min-height: 4rem;
  padding: ${theme.space[3]} calc(var(--beyond) + ${theme.space.gutter}) ${theme.space[3]}
    ${theme.space[4]};
  background: ${theme.color.sunken};

  & > b {
    flex: 1 1 6rem;
    font: 650 ${theme.text.xl} / 1.2 ${theme.font.heading};
  }
  & > small {
    flex: none;
    margin-left: auto;
    font-size: ${theme.text.control};
    color: ${theme.color.muted};
  }
  ${media.sm} {
    padding-left: ${theme.space[6]};
  }
`;

/** On phones the priority is below the type. Sizes are limited so that enlarged text leaves room for the title. */
const IssueRow = styled.div`
  --size: min(1.5rem, 7vw);
  --stone: min(2.75rem, 12.5vw);
  --owner: min(3rem, 14vw);
  display: grid;
  grid-template-columns: var(--size) minmax(0, 1fr) var(--stone) var(--owner);
  gap: ${theme.space[1]} min(${theme.space[3]}, 3.5vw);
  align-items: center;
  min-height: 4.5rem;
  padding: ${theme.space[3]} 0 ${theme.space[3]} ${theme.space[4]};
  border-top: 1px solid ${theme.color.line};
  font-size: ${theme.text.lg};
  overflow-wrap: anywhere;

  ${prioritySign("::before")}
  &::before {
    grid-area: 2 / 1;
    justify-self: center;
  }
  & > * {
    grid-row: 1 / 3;
  }
  & > [data-type] {
    grid-row: 1;
  }
  /* The estimate is a stone. */
  & > [data-suggested] {
    grid-column: 3;
    min-width: 100%;
    height: min(2rem, 9vw);
    border-radius: 50% 50% 46% 54% / 60% 58% 42% 40%;
    font: 700 ${theme.text.md} / 1 ${theme.font.heading};
    color: ${theme.color.ink};
    background: ${theme.color.sand};
  }
  ${media.screen} {
    & > [data-suggested="true"] {
      color: ${theme.color.paper};
      background: ${theme.color.ai};
    }
  }
  & > [data-nobody] {
    grid-column: 4;
    width: var(--owner);
    height: var(--owner);
    font-size: ${theme.text.md};
  }
  &[data-standalone="true"] {
    font-weight: 600;
    box-shadow: inset 3px 0 ${theme.color.ink};
  }
  ${media.sm} {
    grid-template-columns: 0.75rem var(--size) minmax(0, 1fr) var(--stone) var(--owner);
    gap: ${theme.space[4]};
    padding-left: ${theme.space[6]};

    &::before,
    & > [data-type],
    & > * {
      grid-row: 1;
    }
    &::before {
      grid-column: 1;
    }
    & > [data-suggested] {
      grid-column: 4;
    }
    & > [data-nobody] {
      grid-column: 5;
    }
  }
`;
