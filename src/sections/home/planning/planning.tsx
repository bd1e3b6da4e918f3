import { useMemo, useState } from "react";
import { graphql } from "gatsby";
import styled from "styled-components";
import { theme } from "../../../theme";
import { media } from "../../../theme/media";
import { Band, Container } from "../../../ui/container";
import { VisuallyHidden } from "../../../ui/visually-hidden";
import { SectionHead } from "../../shared/section-head";
import { pick } from "../demo/demo-state";
import { useDemoProject } from "../demo/demo-store";
import { AppWindow } from "../scene/app-window";
import type { SceneProject } from "../scene/project";
import { issueSentence } from "../scene/issue-sentence";
import { StatementList } from "../scene/statement-list";
import { IssuePicker } from "./issue-picker";
import { settle } from "./settling";
import { plannedIssues } from "./planned-issue";
import { Result } from "./result";

/** Rows of the window that a note can stand beside: labels, estimate, subtasks. */
const rows = 3;

/**
 * AI planning, to be tried: radios pick an issue, CSS shows its result. That works before hydration and
 * without JavaScript. All results lie on top of each other, so that nothing moves when another one shows.
 * What a visitor sees in the window is said in the margin beside it; what is left is said below.
 */
export function Planning(props: Queries.PlanningFragment & { project: SceneProject }) {
  const { points, demo } = props;
  const [said, say] = useState("");
  const { project, visitor, chosen, act } = useDemoProject(props.project);
  const planned = useMemo(
    () => plannedIssues(demo.issues, project, visitor),
    [demo.issues, project, visitor],
  );
  const issues = useMemo(() => planned.map(({ issue }) => issue), [planned]);
  const common = { scale: project.scale, words: project.words, content: demo, act, say };
  return (
    <Section>
      <Container>
        <SectionHead {...props} look="beside" />
        <Demo data-tried={said !== ""}>
          <Intro data-pagefind-ignore>
            <strong>{demo.label}</strong> {demo.scripted}
          </Intro>
          <IssuePicker
            legend={demo.pick}
            issues={issues}
            current={chosen?.key}
            onPick={(issue) => {
              act(pick, issue.key);
              say(issueSentence(demo.announce, issue));
            }}
          />
          <Results data-pagefind-ignore>
            {planned.map(({ issue, similar }) => (
              <Result
                key={issue.key}
                issue={issue}
                similar={similar}
                accepted={visitor.accepted[issue.key]}
                {...common}
              />
            ))}
          </Results>
          <Beside statements={points.slice(0, rows)} />
          {points.length > rows && <Below statements={points.slice(rows)} />}
          <VisuallyHidden role="status">{said}</VisuallyHidden>
        </Demo>
      </Container>
    </Section>
  );
}

export const fragment = graphql`
  fragment Planning on Planning {
    eyebrow
    heading
    text
    points {
      ...Statement
    }
    demo {
      ...PlanningDemo
    }
  }

  fragment PlanningDemo on PlanningDemo {
    label
    scripted
    pick
    suggested {
      labels
      points
      subtasks
    }
    accepted {
      labels
      points
      subtasks
    }
    similar
    noSimilar
    planned
    toBacklog
    announce
    issues {
      key
      similar {
        key
        title
        points
      }
    }
  }
`;

const Section = styled(Band)`
  overflow: clip;
`;

const Demo = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[5]} 0;
  margin-top: ${theme.space[12]};

  ${media.md} {
    grid-template-columns: 18rem minmax(0, 1fr) 14.5rem;
    grid-template-rows: auto repeat(4, auto);
    gap: 0;
  }
  /* Once somebody has picked. */
  &[data-tried="true"] {
    --settle: ${settle};
  }
`;

const Intro = styled.p`
  font-size: ${theme.text.sm};
  color: ${theme.color.muted};
  & > strong {
    margin-right: ${theme.space[2]};
    font-weight: 600;
    color: ${theme.color.ink};
  }
  ${media.md} {
    grid-column: 2;
    padding: 0 0 ${theme.space[4]} ${theme.space[5]};
  }
`;

const Results = styled(AppWindow)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  ${media.md} {
    grid-area: 2 / 2 / 6 / 3;
    grid-template-rows: subgrid;
  }
`;

const Note = styled(StatementList)`
  & > div {
    font-size: ${theme.text.sm};
    line-height: 1.5;
  }
`;

const Beside = styled(Note)`
  margin-top: ${theme.space[5]};
  ${media.md} {
    display: grid;
    grid-area: 3 / 3 / 6 / 4;
    grid-template-rows: subgrid;
    margin: 0;

    & > div {
      padding: ${theme.space[5]} 0 ${theme.space[4]} ${theme.space[6]};
    }
  }
`;

const Below = styled(Note)`
  /* On a phone one list with the notes above. */
  margin-top: calc(-1 * ${theme.space[5]});
  ${media.md} {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: repeat(3, 1fr);
    gap: 0 ${theme.space[8]};
    margin-top: ${theme.space[10]};
  }
`;
