import type { ComponentProps } from "react";
import styled from "styled-components";
import { lift, theme } from "../../../theme";
import { drawn } from "../../../ui/drawn";
import { isSuggested, type SceneIssue } from "../demo/project";
import { useScene } from "./scene-context";
import { typeColors, typeSign } from "./signs";

/** A window of the app. It covers the map and the trail. */
export const AppWindow = styled.div.attrs<{ "data-window"?: true }>({ "data-window": true })`
  position: relative;
  z-index: 1;
  min-width: 0;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.lg};
  background: ${theme.color.surface};
  box-shadow: ${lift};
`;

/** An issue's type and key. `--size` sets the icon's width, and the parent the gap. */
export function TypedKey({ issue, ...rest }: { issue: SceneIssue } & ComponentProps<"span">) {
  return (
    <SignedKey data-type={issue.type} {...rest}>
      {issue.key}
    </SignedKey>
  );
}

const SignedKey = styled.span`
  flex: none;
  font-family: ${theme.font.mono};
  font-size: ${theme.text.xs};
  color: ${theme.color.muted};
  display: inline-flex;
  gap: inherit;
  align-items: center;
  ${typeSign("::before")}
`;

/** The icon of `data-type`. */
export const TypeIcon = styled.span.attrs({ "aria-hidden": true })`
  ${typeSign("")}
`;

/** A label that someone entered or accepted. */
export const Chip = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.25rem;
  padding: 0 0.5rem;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.pill};
  font-size: ${theme.text.sm};
  line-height: 1.375rem;
  white-space: nowrap;
  color: ${theme.color.muted};
`;

/** A suggested label. */
export const AiChip = styled(Chip)`
  border: 1px dashed ${theme.color.aiLine};
  color: ${theme.color.ai};
  background: ${theme.color.aiTint};
`;

export const SparkChip = styled(AiChip)`
  &::before {
    ${drawn("0.5rem", "spark")}
  }
`;

interface LabelProps extends ComponentProps<typeof Chip> {
  issue: SceneIssue;
  label: string;
}

export function Label({ issue, label, ...rest }: LabelProps) {
  const LabelChip = isSuggested(issue, "labels") ? SparkChip : Chip;
  return <LabelChip {...rest}>{label}</LabelChip>;
}

/** Story points, if there is an estimate. */
export function Points({ issue, ...rest }: { issue: SceneIssue } & ComponentProps<"span">) {
  if (issue.points === 0) return null;
  return (
    <Estimate data-suggested={isSuggested(issue, "points")} {...rest}>
      {issue.points}
    </Estimate>
  );
}

const Estimate = styled.span`
  display: inline-grid;
  place-items: center;
  min-width: 1.5rem;
  height: 1.5rem;
  padding-inline: 0.25rem;
  border-radius: ${theme.radius.sm};
  font-size: ${theme.text.sm};
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  color: ${theme.color.muted};
  background: ${theme.color.sunken};

  &[data-suggested="true"] {
    color: ${theme.color.ai};
    background: ${theme.color.aiTint};
  }
`;

/** Truncated with an ellipsis. */
export const OneLine = styled.span`
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const Row = styled.span`
  display: flex;
  align-items: center;
  gap: 0.375rem;
  min-width: 0;

  & > [data-end] {
    margin-left: auto;
  }
`;

export const WrappingRow = styled(Row)`
  flex-wrap: wrap;
`;

const personColors = [...Object.values(typeColors), theme.color.muted];

/** The assignee's initials in their color, or an empty circle. */
export function Initials({ issue, ...rest }: { issue: SceneIssue } & ComponentProps<"span">) {
  const { people } = useScene().project;
  const index = people.findIndex(({ id }) => id === issue.assignee);
  const color = { "--person": personColors[index % personColors.length] };
  return (
    <Circle style={color} data-nobody={index < 0} {...rest}>
      {people[index]?.initials}
    </Circle>
  );
}

const Circle = styled.span`
  display: inline-grid;
  flex: none;
  place-items: center;
  width: 1.5rem;
  height: 1.5rem;
  border-radius: 50%;
  font-size: ${theme.text.xs};
  font-weight: 650;
  letter-spacing: -0.02em;
  color: ${theme.color.paper};
  background: var(--person);

  &[data-nobody="true"] {
    border: 1px dashed ${theme.color.edge};
    background: none;
  }
`;
