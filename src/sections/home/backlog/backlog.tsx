import { Fragment } from "react";
import { graphql } from "gatsby";
import styled from "styled-components";
import { theme } from "../../../theme";
import { media } from "../../../theme/media";
import { Container } from "../../../ui/container";
import { drawn } from "../../../ui/drawn";
import { SectionHead } from "../../shared/section-head";
import { useDemoProject } from "../demo/demo-store";
import { SceneWindow } from "../scene/app-window";
import { Initials, Label, OneLine, Points, TypedKey, TypeIcon } from "../scene/parts";
import { byPriority, type SceneIssue, type SceneProject } from "../scene/project";
import { SceneProvider } from "../scene/scene-context";
import { ClippedBand } from "../scene/scene-section";
import { prioritySign } from "../scene/signs";
import { StatementList } from "../../shared/statement-list";

/** The backlog: statements, and the open issues by epic in a list that crosses the right edge of the page. */
export function Backlog(props: Queries.BacklogFragment & { project: SceneProject }) {
  const { project, featured } = useDemoProject(props.project);
  const row = (issue: SceneIssue) => (
    <IssueRow
      key={issue.key}
      data-priority={issue.priority}
      data-highlight={issue.key === featured.key}
    >
      <TypedKey issue={issue} />
      <OneLine>{issue.title}</OneLine>
      {issue.labels[0] && <Label issue={issue} label={issue.labels[0]} />}
      <Points issue={issue} />
      <Initials issue={issue} />
    </IssueRow>
  );
  return (
    <Section id="backlog">
      <Split>
        <div>
          <SectionHead {...props} />
          <Statements statements={props.points} />
        </div>
        <SceneProvider project={props.project}>
          <Bleeding label={props.scene}>
            {groupsOf(project).map(({ epic, issues }) => (
              <Fragment key={epic?.key ?? props.rest}>
                <Group>
                  {epic && <TypeIcon data-type="Epic" />}
                  <OneLine>{epic?.title ?? props.rest}</OneLine>
                  <small>
                    {`${issues.reduce((sum, { points }) => sum + points, 0)} ${project.words.points}`}
                  </small>
                </Group>
                {issues.map(row)}
              </Fragment>
            ))}
          </Bleeding>
        </SceneProvider>
      </Split>
    </Section>
  );
}

/** The open issues of each epic and of none. The group with the most urgent issue is first, an empty one last. */
function groupsOf({ issues, columns }: SceneProject) {
  const done = columns.at(-1);
  const open = issues
    .filter(({ status, type }) => status !== done && type !== "Epic")
    .sort(byPriority);
  const groups = [...issues.filter(({ type }) => type === "Epic"), undefined].map((epic) => ({
    epic,
    issues: open.filter((issue) => (issue.epic ?? undefined) === epic?.key),
  }));
  return groups.sort(({ issues: [a] }, { issues: [b] }) =>
    a && b ? byPriority(a, b) : Number(!a) - Number(!b),
  );
}

export const fragment = graphql`
  fragment Backlog on Backlog {
    heading
    text
    points {
      ...Statement
    }
    scene
    rest
  }
`;

/** On the background of the band before it, whose space suffices for both. */
const Section = styled(ClippedBand)`
  padding-top: 0;
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

const Bleeding = styled(SceneWindow)`
  ${media.sm} {
    max-height: 48rem;
  }
  ${media.md} {
    /* The frame crosses the right edge of the page, its content does not. */
    --cut: 3.25rem;
    & > :first-child {
      padding-right: var(--cut);
    }
    margin-right: -5.5rem;
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

/** On a phone the title has a line of its own. */
const IssueRow = styled(Row)`
  ${prioritySign("::before")}
  & > ${OneLine} {
    margin-right: auto;
  }
  &[data-highlight="true"] {
    min-height: 3.25rem;
    font-weight: 550;
    background: color-mix(in srgb, ${theme.color.sunken} 35%, ${theme.color.surface});
    box-shadow: inset 3px 0 ${theme.color.ink};
  }
  ${media.belowSm} {
    flex-wrap: wrap;
    row-gap: 0.25rem;
    padding-block: 0.625rem;

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
  gap: 0.5rem;
  padding-left: 0.875rem;
  font-weight: 600;
  background: ${theme.color.sunken};

  &::before {
    ${drawn("14px", "chevron")}
  }
  & > small {
    margin-left: auto;
    flex: none;
    font-size: ${theme.text.xs};
    font-weight: 400;
    color: ${theme.color.muted};
  }
`;
