import { useMemo, useState } from "react";
import { graphql } from "gatsby";
import styled from "styled-components";
import { theme } from "../../../theme";
import { media } from "../../../theme/media";
import { room } from "../../../theme/room";
import { VisuallyHidden } from "../../../ui/visually-hidden";
import { AppWindow } from "../scene/app-window";
import type { SceneProject } from "../scene/project";
import { announcementOf } from "./announcement";
import { IssuePicker } from "./issue-picker";
import { Notes } from "./notes";
import { settling, whenPicked } from "./picked";
import { plannedIssues } from "./planned-issue";
import { Result } from "./result";

interface PlanningDemoProps {
  demo: Queries.PlanningDemoFragment;
  notes: readonly Queries.StatementFragment[];
  project: SceneProject;
}

/**
 * Radios pick an issue, CSS shows its result: that works before hydration and without JavaScript.
 * All results lie on top of each other, so that nothing moves when another one shows.
 */
export function PlanningDemo({ demo, notes, project }: PlanningDemoProps) {
  const [said, say] = useState("");
  const issues = useMemo(() => plannedIssues(demo.issues, project), [demo.issues, project]);
  return (
    <Demo data-tried={said !== ""}>
      <Intro>
        <strong>{demo.label}</strong> {demo.scripted}
      </Intro>
      <IssuePicker
        legend={demo.pick}
        issues={issues}
        onPick={(issue) => say(announcementOf(demo.announce, issue))}
      />
      <Results>
        {issues.map((issue) => (
          <Result key={issue.key} issue={issue} words={demo} say={say} />
        ))}
      </Results>
      <Notes notes={notes} />
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </Demo>
  );
}

export const fragment = graphql`
  fragment PlanningDemo on PlanningDemo {
    label
    scripted
    pick
    announce
    issues {
      ...PlanningIssue
    }
    ...ResultWords
  }
`;

const Demo = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[5]} 0;
  margin-top: ${theme.space[12]};

  & > * {
    min-width: 0;
  }
  ${room.md} {
    grid-template-columns: 18rem minmax(0, 1fr) 14.5rem;
    grid-template-rows: auto repeat(4, auto);
    gap: 0;
  }
  [data-result]:not(:first-child),
  &:has(li:not(:first-child) input:checked) [data-result]:first-child {
    visibility: hidden;
  }
  ${whenPicked("[data-result]")} {
    visibility: visible;
  }
  ${media.moving} {
    ${settling}
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
  ${room.md} {
    grid-column: 2;
    padding: 0 0 ${theme.space[4]} ${theme.space[5]};
  }
`;

const Results = styled(AppWindow)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  ${room.md} {
    grid-area: 2 / 2 / 6 / 3;
    grid-template-rows: subgrid;
  }
`;
