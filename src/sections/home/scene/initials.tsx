import styled from "styled-components";
import { theme } from "../../../theme";
import type { IssueProps } from "./project";
import { typeColors } from "./signs";

/** The types' colours and grey, shared out in the order of the team, so that nobody new is without one. */
const personColors = [...Object.values(typeColors), theme.color.muted];

interface InitialsProps extends IssueProps {
  /** At the end of its row. */
  "data-end"?: boolean;
  /** Where the whole name stands beside them. */
  "aria-hidden"?: boolean;
}

/** Whoever an issue is assigned to, as initials in the person's colour; an empty circle while it is nobody's. */
export function Initials({ issue, people, ...rest }: InitialsProps) {
  const place = people.findIndex(({ id }) => id === issue.assignee);
  const color = { "--person": personColors[place % personColors.length] };
  return (
    <Circle style={color} data-nobody={place < 0} {...rest}>
      {people[place]?.initials}
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

  &[data-nobody="true"] {
    border: 1px dashed ${theme.color.edge};
    background: none;
  }
`;
