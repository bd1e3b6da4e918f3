import styled, { css } from "styled-components";
import { lift, theme } from "../../../theme";
import { media } from "../../../theme/media";
import { AcceptButton } from "../demo/accept-button";
import { setAccepted } from "../demo/demo-store";
import { AiChip, Chip, Initials, Row, TypedKey } from "../scene/parts";
import { isSuggested, type SceneIssue } from "../scene/project";
import { useScene } from "../scene/scene-context";
import { prioritySign, suggestionSign } from "../scene/signs";
import { BrokenTrack } from "./broken-track";

interface IssueTileProps {
  flow: Queries.LabelsFragment["flow"];
  issue: SceneIssue;
}

/** An open issue with its assignee, priority and labels, and with suggested labels. */
export function IssueTile({ flow, issue }: IssueTileProps) {
  const { words, people } = useScene().project;
  const person = people.find(({ id }) => id === issue.assignee);
  const isPending = isSuggested(issue, "labels");
  const own = isPending ? [] : issue.labels;
  return (
    <Issue>
      <IssueKey issue={issue} />
      <Title>{issue.title}</Title>
      <Description>{flow.description}</Description>
      <BrokenTrack />
      <Fields>
        <span>{flow.assigneeWord}</span>
        <Row>
          <Initials issue={issue} aria-hidden />
          <span>{person?.name}</span>
        </Row>
        <span>{flow.priorityWord}</span>
        <Priority data-priority={issue.priority}>{issue.priority}</Priority>
        <span>{flow.labelsWord}</span>
        <LabelList>
          {[...flow.added, ...own].map((label) => (
            <Large key={label}>{label}</Large>
          ))}
          <Empty>+ {flow.addWord}</Empty>
        </LabelList>
      </Fields>
      <Suggestion data-suggested={isPending}>
        <span>{isPending ? words.suggested : words.accepted}</span>
        <LabelList>
          {issue.labels.map((label) => (
            <LargeAi key={label}>{label}</LargeAi>
          ))}
        </LabelList>
        <AcceptButton
          accepted={!isPending}
          what={issue.labels.join(", ")}
          onClick={() => setAccepted(issue.key, isPending, ["labels"])}
        />
      </Suggestion>
    </Issue>
  );
}

const Issue = styled.div`
  display: grid;
  gap: ${theme.space[4]};
  align-content: start;
  /* Cropped by the tile's top edge. */
  margin: calc(-1 * ${theme.space[6]}) 0 0;
  padding: ${theme.space[8]} clamp(1.25rem, 3vw, 2.25rem) clamp(1.25rem, 3vw, 2.25rem);
  border: 1px solid ${theme.color.line};
  border-top: 0;
  border-radius: 0 0 ${theme.radius.lg} ${theme.radius.lg};
  background: ${theme.color.surface};
  box-shadow: ${lift};
`;

const IssueKey = styled(TypedKey)`
  --size: 18px;
  gap: 0.375rem;
`;

const Title = styled.span`
  font: 650 ${theme.text.h3} / 1.15 ${theme.font.heading};
  letter-spacing: -0.02em;
`;

const Description = styled.span`
  max-width: 34rem;
  font-size: ${theme.text.sm};
  line-height: 1.55;
  color: ${theme.color.muted};
`;

const Fields = styled.div`
  display: grid;
  grid-template-columns: 6rem 1fr;
  gap: ${theme.space[3]};
  align-items: center;
  font-size: ${theme.text.sm};

  & > :nth-child(odd) {
    color: ${theme.color.muted};
  }
`;

const Priority = styled(Row)`
  ${prioritySign("::before")}
`;

const LabelList = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0.375rem;
`;

const large = css`
  padding-inline: 0.75rem;
  font-size: ${theme.text.sm};
  line-height: 1.625rem;
`;

const Large = styled(Chip)`
  ${large}
  color: ${theme.color.ink};
`;

const Empty = styled(Large)`
  border-style: dashed;
  color: ${theme.color.muted};
`;

const LargeAi = styled(AiChip)`
  ${large}
  background: ${theme.color.surface};
`;

const Suggestion = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem;
  padding: 0.75rem 1rem;
  border-radius: ${theme.radius.md};
  color: ${theme.color.ai};
  background: ${theme.color.aiTint};
  font-weight: 550;
  ${suggestionSign(13)}

  /* On a phone the labels wrap into a second row. */
  ${media.belowSm} {
    & > ${LabelList} {
      order: 1;
      flex-basis: 100%;
    }
  }
  &[data-suggested="false"] {
    color: ${theme.color.muted};
    background: ${theme.color.sunken};

    ${LargeAi} {
      border: 1px solid ${theme.color.edge};
      color: ${theme.color.ink};
    }
  }
`;
