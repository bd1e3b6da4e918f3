import { useState } from "react";
import { graphql } from "gatsby";
import styled from "styled-components";
import { theme } from "../../../theme";
import { media } from "../../../theme/media";
import { VisuallyHidden } from "../../../ui/visually-hidden";
import { pick, useDemoProject } from "../demo/demo-store";
import { useSimilar } from "../demo/use-similar";
import { AppWindow } from "../scene/app-window";
import { issueOf, type SceneProject } from "../scene/project";
import { issueSentence } from "../scene/issue-sentence";
import { SceneSection } from "../scene/scene-section";
import { StatementList } from "../../shared/statement-list";
import { IssuePicker } from "./issue-picker";
import { settle } from "./settling";
import { Result } from "./result";

/** Rows of a result that a statement is beside: labels, estimate, subtasks. */
const rows = 3;

/** AI planning: radios pick an issue and CSS shows its result, also without scripts. All results share one grid cell. */
export function Planning(props: Queries.PlanningFragment & { project: SceneProject }) {
  const { points, demo } = props;
  const [announcement, announce] = useState("");
  const { project, visitor } = useDemoProject(props.project);
  // The visitor's newest one that can be planned: it has suggestions.
  const written = visitor.written.find(({ suggested }) => suggested);
  const similar = useSimilar(written);
  const mine = written ? [{ key: written.key, similar }] : [];
  const planned = [...demo.issues, ...mine].map((one) => ({
    issue: issueOf(project, one.key),
    similar: one.similar,
  }));
  const keys = planned.map(({ issue }) => issue.key);
  return (
    <SceneSection {...props} look="beside" announce={announce}>
      <Demo data-tried={announcement !== ""}>
        <Intro data-pagefind-ignore>
          <strong>{demo.label}</strong> {demo.scripted}
        </Intro>
        <IssuePicker
          legend={demo.pick}
          issues={planned.map(({ issue }) => issue)}
          current={keys.find((key) => key === visitor.current) ?? written?.key}
          onPick={(issue) => {
            pick(issue.key);
            announce(issueSentence(issue.subtasks ? demo.announce : demo.announceShort, issue));
          }}
        />
        <Results data-pagefind-ignore>
          {planned.map((one) => (
            <Result
              key={one.issue.key}
              {...one}
              accepted={visitor.accepted[one.issue.key]}
              words={demo}
            />
          ))}
        </Results>
        <Beside statements={points.slice(0, rows)} />
        {points.length > rows && <Below statements={points.slice(rows)} />}
        <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      </Demo>
    </SceneSection>
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
      planned
      toBacklog
      announce
      announceShort
      issues {
        key
        similar {
          key
          title
          points
        }
      }
    }
  }
`;

const Demo = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[5]} 0;
  margin-top: ${theme.space[12]};

  ${media.md} {
    grid-template-columns: 18rem minmax(0, 1fr) 14.5rem;
    gap: 0;
  }
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
  --unpicked: none;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  /* As high as the highest, so that nothing moves beside it. */
  ${media.md} {
    --unpicked: grid;
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
  /* Continues the list above. */
  margin-top: calc(-1 * ${theme.space[5]});
  ${media.md} {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: repeat(3, 1fr);
    gap: 0 ${theme.space[8]};
    margin-top: ${theme.space[10]};
  }
`;
