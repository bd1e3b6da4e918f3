import styled from "styled-components";
import { theme } from "../../../theme";
import type { SceneIssue, SceneProject } from "./project";

/** Shared out in the order of the team, so that nobody new is without one. */
const colors = [
  theme.color.story,
  theme.color.epic,
  theme.color.task,
  theme.color.research,
  theme.color.bug,
  theme.color.muted,
];

interface InitialsProps {
  issue: SceneIssue;
  project: SceneProject;
  /** At the end of its row. */
  "data-end"?: boolean;
}

/** Whoever an issue is assigned to, as initials in the person's colour. */
export function Initials({ issue, project, ...rest }: InitialsProps) {
  const place = project.people.findIndex(({ id }) => id === issue.assignee);
  const color = { "--person": colors[place % colors.length] };
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
