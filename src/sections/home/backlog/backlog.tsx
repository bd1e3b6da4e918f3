import { Fragment } from "react";
import { graphql } from "gatsby";
import { ChevronDown } from "lucide-react";
import styled from "styled-components";
import { theme } from "../../../theme";
import { media } from "../../../theme/media";
import { Band, Container } from "../../../ui/container";
import { SectionHead } from "../../shared/section-head";
import { WindowPicture } from "../scene/app-window";
import { Chip, Initials, Key, OneLine, Points, PriorityIcon, TypeIcon } from "../scene/parts";
import type { SceneIssue, SceneProject } from "../scene/project";
import { StatementList } from "../scene/statement-list";

type BacklogProps = Queries.BacklogFragment & { project: SceneProject };

/** The backlog: words on the left, the list on the right, running off the edge of the page. */
export function Backlog(props: BacklogProps) {
  return (
    <Section>
      <Split>
        <div>
          <SectionHead {...props} />
          <Statements statements={props.points} />
        </div>
        <BacklogScene {...props} />
      </Split>
    </Section>
  );
}

const urgency: SceneIssue["priority"][] = ["Urgent", "High", "Medium", "Low"];
const byPriority = (a: SceneIssue, b: SceneIssue) =>
  urgency.indexOf(a.priority) - urgency.indexOf(b.priority);

/** The demo project's backlog, the urgent first: epics with what they are made of, then the rest. */
function BacklogScene({ scene, rest, highlight, pointsWord, project }: BacklogProps) {
  const done = project.columns.at(-1);
  const open = project.issues.filter(({ status }) => status !== done).sort(byPriority);
  const epics = project.issues.filter(({ type }) => type === "Epic").sort(byPriority);
  const others = open.filter(({ type, epic }) => type !== "Epic" && !epic);
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
    <Bleeding label={scene} project={project}>
      {epics.map((epic) => {
        const parts = open.filter((issue) => issue.epic === epic.key);
        return (
          <Fragment key={epic.key}>
            <Group>
              <ChevronDown size={14} aria-hidden />
              <TypeIcon type="Epic" />
              <OneLine>{epic.title}</OneLine>
              <small>
                {parts.reduce((sum, { points }) => sum + points, 0)} {pointsWord}
              </small>
            </Group>
            {parts.map(row)}
          </Fragment>
        );
      })}
      <Group>
        <ChevronDown size={14} aria-hidden />
        <OneLine>{rest}</OneLine>
      </Group>
      {others.map(row)}
    </Bleeding>
  );
}

export const fragment = graphql`
  fragment Backlog on Backlog {
    eyebrow
    heading
    text
    points {
      ...Statement
    }
    scene
    rest
    highlight
    pointsWord
  }
`;

const Section = styled(Band)`
  overflow: clip;
`;

const Split = styled(Container)`
  display: grid;
  gap: ${theme.space[12]};

  & > * {
    min-width: 0;
  }
  ${media.md} {
    grid-template-columns: 5fr 7fr;
    gap: ${theme.space[16]};
    align-items: center;
  }
`;

const Statements = styled(StatementList)`
  margin-top: ${theme.space[8]};
`;

const Bleeding = styled(WindowPicture)`
  ${media.sm} {
    /* A long list goes on below the edge of its window. */
    max-height: 48rem;
  }
  ${media.md} {
    /* The frame runs off the right edge of the page; what stands in it does not. */
    --cut: 3.25rem;
    & > :first-child {
      padding-right: var(--cut);
    }
    margin-right: calc(-1 * max(5.5rem, (100vw - ${theme.width.content}) / 2 + 1.5rem));
  }
`;

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: 0.625rem;
  min-height: 2.5rem;
  padding: 0 var(--cut, 1rem) 0 2.25rem;
  border-top: 1px solid ${theme.color.line};

  ${media.belowMd} {
    padding-inline: 0.75rem;
  }
`;

/** On a phone two lines: the title, and below it all the rest. */
const IssueRow = styled(Row)`
  &[data-highlight="true"] {
    min-height: 3.25rem;
    font-weight: 550;
    background: ${theme.color.accentTint};
    box-shadow: inset 3px 0 ${theme.color.accent};
  }
  ${media.belowSm} {
    flex-wrap: wrap;
    row-gap: 0.25rem;
    padding-block: 0.625rem;

    & > ${OneLine} {
      flex: 0 0 100%;
      order: -1;
    }
  }
`;

const Group = styled(Row)`
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
  margin-left: auto;
`;
