import { Fragment } from "react";
import styled from "styled-components";
import { theme } from "../../../theme";
import { media } from "../../../theme/media";
import { drawn } from "../../../ui/drawn";
import { useDemoProject } from "../demo/demo-store";
import { AppWindow } from "../scene/app-window";
import { Initials, Label, OneLine, Points, TypedKey, TypeIcon } from "../scene/parts";
import { byPriority, pointsText, type SceneIssue, type SceneProject } from "../scene/project";
import { SceneProvider } from "../scene/scene-context";
import { prioritySign } from "../scene/signs";

interface BacklogSceneProps {
  scene: string;
  /** Heading of the visitor's own issues. */
  rest: string;
  project: SceneProject;
}

/** The issues of the given epics, after the visitor's own. The list crosses the right edge of the page. */
export function BacklogScene({ scene, rest, project: given }: BacklogSceneProps) {
  const { project, visitor } = useDemoProject(given);
  const epics = given.issues.filter(({ type }) => type === "Epic");
  const groups = [
    { title: rest, isEpic: false, issues: visitor.written },
    ...epics.map(({ key, title }) => ({
      title,
      isEpic: true,
      issues: project.issues.filter(({ epic }) => epic === key).sort(byPriority),
    })),
  ].filter(({ issues }) => issues.length > 0);
  return (
    <SceneProvider project={project}>
      <Window role="img" aria-label={scene}>
        {groups.map(({ title, isEpic, issues }) => (
          <Fragment key={title}>
            <Group>
              {isEpic && <TypeIcon data-type="Epic" />}
              <OneLine>{title}</OneLine>
              <small>{pointsText(sumOf(issues), project)}</small>
            </Group>
            {issues.map((issue) => (
              <IssueRow key={issue.key} data-priority={issue.priority} data-own={!isEpic}>
                <TypedKey issue={issue} />
                <OneLine>{issue.title}</OneLine>
                {issue.labels[0] && <Label issue={issue} label={issue.labels[0]} />}
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

const sumOf = (issues: readonly SceneIssue[]): number =>
  issues.reduce((sum, { points }) => sum + points, 0);

const Window = styled(AppWindow)`
  overflow: hidden;
  font-size: ${theme.text.ui};
  line-height: 1.4;
  ${media.md} {
    /* The frame crosses the right edge of the page, its content does not. */
    --cut: 1.5rem;
    margin-right: calc(
      -1 * max(${theme.space.gutter}, (100vw - ${theme.width.content}) / 2) - 2rem
    );
    --beyond: calc(max(${theme.space.gutter}, (100vw - ${theme.width.content}) / 2) + 2rem);
  }
`;

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: 0.75rem;
  min-height: 3.25rem;
  padding: 0 calc(var(--beyond, 0px) + 1rem) 0 2.5rem;
  border-top: 1px solid ${theme.color.line};

  &:first-child {
    border-top: 0;
  }
  ${media.belowMd} {
    padding-inline: 0.875rem;
  }
`;

/** On a phone the title has a line of its own. */
const IssueRow = styled(Row)`
  --size: 1.125rem;
  ${prioritySign("::before")}
  & > ${OneLine} {
    margin-right: auto;
  }
  &[data-own="true"] {
    font-weight: 600;
    box-shadow: inset 3px 0 ${theme.color.ink};
  }
  ${media.belowSm} {
    flex-wrap: wrap;
    row-gap: 0.375rem;
    padding-block: 0.75rem;

    & > ${OneLine} {
      flex: 0 0 100%;
      order: -1;
    }
    & > [data-type] {
      margin-right: auto;
    }
  }
`;

const Group = styled(Row)`
  --size: 1.25rem;
  gap: 0.625rem;
  padding-left: 1rem;
  font: 650 ${theme.text.md} / 1.3 ${theme.font.heading};
  background: ${theme.color.sunken};

  &::before {
    ${drawn("1rem", "chevron")}
  }
  & > small {
    flex: none;
    margin-left: auto;
    font: 400 ${theme.text.sm} / 1.3 ${theme.font.body};
    color: ${theme.color.muted};
  }
`;
