import { memo, type ComponentProps } from "react";
import styled, { keyframes } from "styled-components";
import { theme } from "../../../theme";
import { media } from "../../../theme/media";
import { setAccepted } from "../demo/demo-store";
import { IssueCard } from "./issue-card";
import { Initials, Label, Row, WrappingRow } from "../scene/parts";
import type { SceneIssue } from "../demo/project";
import { useScene } from "../scene/scene-context";
import { suggestionSign } from "../scene/signs";
import { PointsScale } from "./points-scale";

interface LargeCardProps {
  issue: SceneIssue;
  isDraft: boolean;
  /** Shown when there are no suggestions. */
  none: string;
}

/** An issue with its suggested labels and points. */
export const LargeCard = memo(function LargeCard({ issue, isDraft, none }: LargeCardProps) {
  const { project, announce } = useScene();
  const { copy } = project;
  const isPending = Boolean(issue.suggested?.length);
  const hasFacts = issue.points > 0 || issue.labels.length > 0;
  const accept = () => {
    setAccepted(issue.key, isPending);
    if (isPending) announce?.(`${copy.accepted}: ${issue.title}`);
  };
  return (
    <Large
      issue={issue}
      isMovable={!isDraft}
      tabIndex={isDraft ? undefined : 0}
      data-draft={isDraft}
    >
      {hasFacts ? (
        <Panel data-suggested={isPending}>
          {issue.suggested && (
            <Head data-suggested={isPending}>
              <span>{isPending ? copy.suggested : copy.accepted}</span>
              <AcceptButton accepted={!isPending} hidden={isDraft} onClick={accept} />
            </Head>
          )}
          {(issue.labels.length > 0 || issue.assignee) && (
            <WrappingRow>
              {issue.labels.map((label, index) => (
                <Label
                  key={label}
                  issue={issue}
                  label={label}
                  data-step="label"
                  style={{ "--nth": index }}
                />
              ))}
              <Initials issue={issue} data-end />
            </WrappingRow>
          )}
          <PointsScale points={issue.points} />
        </Panel>
      ) : (
        <None>{none}</None>
      )}
    </Large>
  );
});

interface AcceptButtonProps extends ComponentProps<"button"> {
  accepted: boolean;
}

/** Accepts a suggestion; once accepted, restores it. Inherits color and font. */
function AcceptButton({ accepted, ...rest }: AcceptButtonProps) {
  const { copy } = useScene().project;
  return (
    <Pill type="button" data-accepted={accepted} {...rest}>
      {accepted ? copy.undo : copy.accept}
    </Pill>
  );
}

const settle = keyframes`
  from { opacity: 0; transform: translateY(0.375rem); }
`;

const Large = styled(IssueCard)`
  padding: 1rem;
  box-shadow: 0 0 0 2px ${theme.color.edge};
  &:has([data-suggested="true"]) {
    box-shadow: 0 0 0 2px ${theme.color.aiLine};
  }
  /* Suggestions for a draft appear one by one. */
  ${media.moving} {
    &[data-draft="true"] [data-step] {
      animation: ${settle} ${theme.motion.control} ${theme.motion.ease} backwards;
      animation-delay: calc(var(--nth, 0) * 60ms);
    }
  }

  & > span:nth-child(2) {
    font: 650 ${theme.text.xl} / 1.2 ${theme.font.heading};
    letter-spacing: -0.015em;
  }
`;

const None = styled.span`
  padding: 0.5rem 0.625rem;
  border-radius: ${theme.radius.sm};
  color: ${theme.color.muted};
  background: ${theme.color.sunken};
  font-size: ${theme.text.sm};
`;

/** Suggestions, in the AI's color until they're accepted. */
const Panel = styled.div`
  --tone: ${theme.color.ink};
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.75rem;
  margin-top: 0.25rem;
  padding: 0.75rem 0.875rem 0.875rem;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.md};
  font-size: ${theme.text.ui};
  color: var(--tone);

  &[data-suggested="true"] {
    --tone: ${theme.color.ai};
    border-color: transparent;
    background: ${theme.color.aiTint};
  }
  & > :first-child {
    font-weight: 550;
  }
`;

const Head = styled(Row)`
  ${suggestionSign(13)}
`;

const Pill = styled.button`
  min-height: max(1.75rem, 2.5em);
  margin-left: auto;
  padding-inline: 1em;
  border: 1px solid currentColor;
  border-radius: ${theme.radius.pill};
  background: none;
  font-weight: 550;
  transition: background ${theme.motion.quick};

  &[data-accepted="true"] {
    border-color: transparent;
    font-weight: 400;
    color: ${theme.color.muted};
    text-decoration: underline;
  }
  ${media.coarse} {
    min-height: ${theme.size.target};
  }
  ${media.hover} {
    &:hover {
      background: color-mix(in srgb, currentColor 12%, transparent);
    }
  }
  ${media.noScript} {
    display: none;
  }
`;
