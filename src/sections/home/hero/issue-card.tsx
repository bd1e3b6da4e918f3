import { memo, type ComponentProps } from "react";
import styled from "styled-components";
import { theme } from "../../../theme";
import { media } from "../../../theme/media";
import { Initials, Label, Points, TypedKey, WrappingRow } from "../scene/parts";
import type { SceneIssue } from "../demo/project";
import { prioritySign } from "../scene/signs";

type IssueCardProps = ComponentProps<"div"> & {
  issue: SceneIssue;
  /** Whether it can be moved to another column (`use-moves.ts`). */
  isMovable?: boolean;
};

/** An issue on the board. Children replace its labels, points and assignee. */
export const IssueCard = memo(function IssueCard(props: IssueCardProps) {
  const { issue, isMovable = true, children, ...rest } = props;
  return (
    <Card
      role="group"
      aria-label={`${issue.key} ${issue.title}`}
      {...(isMovable && movable(issue.key))}
      {...rest}
    >
      <Head issue={issue} data-priority={issue.priority} />
      <Title>{issue.title}</Title>
      {children ?? <IssueFacts issue={issue} />}
    </Card>
  );
});

const movable = (key: string) => ({
  draggable: true,
  tabIndex: -1,
  "data-key": key,
  "aria-keyshortcuts": "ArrowLeft ArrowRight",
});

function IssueFacts({ issue }: { issue: SceneIssue }) {
  return (
    <WrappingRow>
      {issue.labels.map((label) => (
        <Label key={label} issue={issue} label={label} />
      ))}
      <Points issue={issue} data-end />
      <Initials issue={issue} />
    </WrappingRow>
  );
}

const Card = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.5rem;
  padding: 0.875rem;
  border: 1px solid ${theme.color.line};
  border-radius: 0.625rem;
  background: ${theme.color.surface};

  ${media.hover} {
    &[draggable="true"]:hover {
      border-color: ${theme.color.edge};
      cursor: grab;
    }
  }
`;

const Head = styled(TypedKey)`
  gap: 0.375rem;
  ${prioritySign("::after")}
`;

const Title = styled.span`
  font-size: ${theme.text.ui};
  font-weight: 500;
  line-height: 1.35;
  overflow-wrap: anywhere;
`;
