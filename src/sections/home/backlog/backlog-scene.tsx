import { Fragment } from "react";
import { graphql } from "gatsby";
import { ChevronDown } from "lucide-react";
import styled from "styled-components";
import { theme } from "../../../theme";
import { media } from "../../../theme/media";
import { Initials } from "../scene/initials";
import { Chip, Key, OneLine, Points } from "../scene/parts";
import { PriorityIcon } from "../scene/priority-icon";
import type { SceneIssue, SceneProject } from "../scene/project";
import { TypeIcon } from "../scene/type-icon";
import { WindowPicture } from "../scene/window-picture";

type BacklogSceneProps = Queries.BacklogSceneFragment & { project: SceneProject };

/** The demo project's backlog: epics with what they are made of, then the rest. */
export function BacklogScene({ scene, rest, highlight, pointsWord, project }: BacklogSceneProps) {
  const done = project.columns.at(-1);
  const epics = project.issues.filter(({ type }) => type === "Epic");
  const others = project.issues.filter(
    ({ type, epic, status }) => type !== "Epic" && !epic && status !== done,
  );
  const row = (issue: SceneIssue) => (
    <IssueRow key={issue.key} data-highlight={issue.key === highlight}>
      <PriorityIcon priority={issue.priority} />
      <TypeIcon type={issue.type} />
      <Key>{issue.key}</Key>
      <OneLine>{issue.title}</OneLine>
      <FirstLabel>{issue.labels[0] && <Chip>{issue.labels[0]}</Chip>}</FirstLabel>
      <Points>{issue.points}</Points>
      <Initials issue={issue} project={project} />
    </IssueRow>
  );
  return (
    <Bleeding label={scene} title={project.name} tools={<Key>{project.sprint}</Key>}>
      {epics.map((epic) => (
        <Fragment key={epic.key}>
          <Group>
            <ChevronDown size={14} aria-hidden />
            <TypeIcon type="Epic" />
            <OneLine>{epic.title}</OneLine>
            <small>
              {epic.points} {pointsWord}
            </small>
          </Group>
          {project.issues.filter((issue) => issue.epic === epic.key).map(row)}
        </Fragment>
      ))}
      <Group>
        <ChevronDown size={14} aria-hidden />
        <OneLine>{rest}</OneLine>
      </Group>
      {others.map(row)}
    </Bleeding>
  );
}

export const fragment = graphql`
  fragment BacklogScene on Backlog {
    scene
    rest
    highlight
    pointsWord
  }
`;

const Bleeding = styled(WindowPicture)`
  /* A long list goes on below the edge of its window. */
  max-height: 48rem;
  ${media.md} {
    /* The frame runs off the right edge of the page; what stands in it does not. */
    --cut: 3.25rem;
    & > :first-child {
      padding-right: var(--cut);
    }
    margin-right: calc(-1 * max(5.5rem, (100vw - ${theme.width.content}) / 2 + 1.5rem));
  }
`;

const IssueRow = styled.div`
  display: flex;
  align-items: center;
  gap: 0.625rem;
  min-height: 2.5rem;
  padding: 0 var(--cut, 1rem) 0 2.25rem;
  border-top: 1px solid ${theme.color.line};

  &[data-highlight="true"] {
    min-height: 3.25rem;
    font-weight: 550;
    background: ${theme.color.accentTint};
    box-shadow: inset 3px 0 ${theme.color.accent};
  }
  ${media.belowMd} {
    padding-inline: 0.75rem;
  }
`;

const Group = styled(IssueRow)`
  gap: 0.5rem;
  padding-left: 0.875rem;
  font-weight: 600;
  background: ${theme.color.sunken};

  & > small {
    margin-left: auto;
    flex: none;
    font-size: ${theme.text.xs};
    font-weight: 400;
    color: ${theme.color.muted};
  }
`;

const FirstLabel = styled.span`
  display: none;
  margin-left: auto;
  ${media.sm} {
    display: block;
  }
  & ~ * {
    margin-left: 0;
  }
  ${media.belowSm} {
    & + * {
      margin-left: auto;
    }
  }
`;
