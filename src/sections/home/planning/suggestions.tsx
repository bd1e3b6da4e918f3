import styled, { keyframes } from "styled-components";
import { theme } from "../../../theme";
import { media } from "../../../theme/media";
import { AiChip, Chip } from "../scene/parts";
import { Reasons } from "../demo/reasons";
import { isSuggested, pointsText, type SceneIssue } from "../scene/project";
import { useScene } from "../scene/scene-context";
import { emptyBox } from "../scene/signs";

interface SuggestionsProps {
  issue: SceneIssue;
  words: Queries.PlanningSceneFragment;
}

/** What the AI suggests for an issue: labels, an estimate with its reasons, subtasks. */
export function Suggestions({ issue, words }: SuggestionsProps) {
  const { project } = useScene();
  const LabelChip = isSuggested(issue, "labels") ? AiChip : Chip;
  return (
    <Rows>
      {issue.labels.length > 0 && (
        <>
          <dt>{words.labels}</dt>
          <dd>
            <Chips>
              {issue.labels.map((label) => (
                <LabelChip key={label}>{label}</LabelChip>
              ))}
            </Chips>
          </dd>
        </>
      )}
      <dt>{words.points}</dt>
      <dd>
        <b>{pointsText(issue.points, project)}</b>
      </dd>
      <dt>{project.words.why}</dt>
      <dd>
        <Reasons issue={issue} />
      </dd>
      {issue.subtasks && (
        <>
          <dt>{words.subtasks}</dt>
          <dd>
            {issue.subtasks.map((subtask) => (
              <Subtask key={subtask}>{subtask}</Subtask>
            ))}
          </dd>
        </>
      )}
    </Rows>
  );
}

const settle = keyframes`
  from { opacity: 0; transform: translateY(0.5rem); }
`;

const Rows = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[1]} ${theme.space[6]};

  dt {
    color: ${theme.color.muted};
  }
  dd {
    margin-bottom: ${theme.space[3]};
  }
  ${media.sm} {
    grid-template-columns: 9.5rem minmax(0, 1fr);
    gap: ${theme.space[4]} ${theme.space[4]};

    dd {
      margin: 0;
    }
  }
  /* After a change of the title. */
  ${media.moving} {
    textarea:focus ~ * & dd > * {
      animation: ${settle} ${theme.motion.control} ${theme.motion.ease} backwards;
    }
  }
`;

const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;

  & > * {
    padding-inline: 0.75rem;
    font-size: ${theme.text.ui};
    line-height: 1.625rem;
    color: var(--tone);
    background: ${theme.color.surface};
  }
`;

const Subtask = styled.div`
  display: flex;
  gap: 0.625rem;

  & + & {
    margin-top: ${theme.space[1]};
  }
  &::before {
    ${emptyBox("0.9375rem", "var(--tone)")}
    margin-top: 0.1875rem;
  }
`;
