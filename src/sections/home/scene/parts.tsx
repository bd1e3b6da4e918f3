/** Small parts that every scene is made of. */
import { Bookmark, Bug, Compass, Mountain, SquareCheck } from "lucide-react";
import styled, { css } from "styled-components";
import { theme } from "../../../theme";
import type { IssueProps } from "./project";

/** An issue's key: CRN-142. */
export const Key = styled.span`
  flex: none;
  font-family: ${theme.font.mono};
  font-size: ${theme.text.tiny};
  color: ${theme.color.muted};
`;

const chip = css`
  display: inline-flex;
  align-items: center;
  gap: 0.25rem;
  padding: 0 0.4375rem;
  border-radius: ${theme.radius.pill};
  font-size: ${theme.text.tiny};
  line-height: 1.25rem;
  white-space: nowrap;
`;

/** A label that somebody entered or accepted. */
export const Chip = styled.span`
  ${chip}
  border: 1px solid ${theme.color.line};
  color: ${theme.color.muted};
`;

/** Something the AI suggests: always glacier, nothing else ever is. */
export const AiChip = styled.span`
  ${chip}
  border: 1px dashed ${theme.color.aiLine};
  color: ${theme.color.ai};
  background: ${theme.color.aiTint};
`;

/** Story points. */
export const Points = styled.span`
  display: inline-grid;
  place-items: center;
  min-width: 1.25rem;
  height: 1.25rem;
  padding-inline: 0.25rem;
  border-radius: ${theme.radius.sm};
  font-size: ${theme.text.tiny};
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  color: ${theme.color.muted};
  background: ${theme.color.sunken};
`;

/** One line that ends in an ellipsis where the window is too narrow. */
export const OneLine = styled.span`
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/** A row of small parts. */
export const Row = styled.span`
  display: flex;
  align-items: center;
  gap: 0.375rem;
  min-width: 0;

  & > [data-end] {
    margin-left: auto;
  }
`;

/** A row that goes on below where its parts are many. */
export const WrappingRow = styled(Row)`
  flex-wrap: wrap;
`;

/** The AI's sign: a small four-pointed star. Stands beside everything it did. */
export function Spark({ size = 11 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 12 12" fill="currentColor" aria-hidden>
      <path d="M6 0c.5 3.4 2.2 5.3 6 6-3.8.7-5.5 2.6-6 6-.5-3.4-2.2-5.3-6-6 3.8-.7 5.5-2.6 6-6z" />
    </svg>
  );
}

const typeIcons = { Epic: Mountain, Story: Bookmark, Task: SquareCheck, Research: Compass, Bug };

const typeColors = {
  Story: theme.color.story,
  Epic: theme.color.epic,
  Task: theme.color.task,
  Research: theme.color.research,
  Bug: theme.color.bug,
};

/** Rules that give `property` the colour of the type in `data-type`. */
export const colorOfType = (property: string): string =>
  Object.entries(typeColors)
    .map(([type, color]) => `&[data-type="${type}"] { ${property}: ${color}; }`)
    .join("");

/** The sign of an issue's type, in the type's colour. */
export function TypeIcon({ type, size = 15 }: { type: Queries.IssueKind; size?: number }) {
  return <TypeSign as={typeIcons[type]} size={size} data-type={type} aria-hidden />;
}

const TypeSign = styled.svg`
  flex: none;
  ${colorOfType("color")}
`;

const bars = { Urgent: 3, High: 3, Medium: 2, Low: 1 };

/** Three bars, as many filled as the issue is urgent; urgent ones in red. */
export function PriorityIcon({ priority }: { priority: Queries.DemoPriority }) {
  return (
    <Bars
      viewBox="0 0 12 12"
      width={12}
      height={12}
      data-urgent={priority === "Urgent"}
      aria-hidden
    >
      {[0, 1, 2].map((bar) => (
        <rect
          key={bar}
          x={bar * 4.5}
          y={8 - bar * 4}
          width={3}
          height={4 + bar * 4}
          rx={1}
          opacity={bar < bars[priority] ? 1 : 0.3}
        />
      ))}
    </Bars>
  );
}

const Bars = styled.svg`
  flex: none;
  fill: ${theme.color.muted};

  &[data-urgent="true"] {
    fill: ${theme.color.bug};
  }
`;

/** The types' colours and grey, shared out in the order of the team, so that nobody new is without one. */
const personColors = [...Object.values(typeColors), theme.color.muted];

interface InitialsProps extends IssueProps {
  /** At the end of its row. */
  "data-end"?: boolean;
}

/** Whoever an issue is assigned to, as initials in the person's colour. */
export function Initials({ issue, project, ...rest }: InitialsProps) {
  const place = project.people.findIndex(({ id }) => id === issue.assignee);
  const color = { "--person": personColors[place % personColors.length] };
  return (
    <Circle style={color} {...rest}>
      {project.people[place]?.initials}
    </Circle>
  );
}

const Circle = styled.span`
  display: inline-grid;
  flex: none;
  place-items: center;
  width: 1.375rem;
  height: 1.375rem;
  border-radius: 50%;
  font-size: ${theme.text.micro};
  font-weight: 650;
  letter-spacing: 0.02em;
  color: ${theme.color.paper};
  background: var(--person);
`;
