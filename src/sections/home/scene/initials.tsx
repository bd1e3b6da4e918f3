import styled from "styled-components";
import { theme } from "../../../theme";
import type { SceneIssue } from "./project";
import { useScene } from "./scene-context";
import { typeColors } from "./signs";

const personColors = [...Object.values(typeColors), theme.color.muted];

interface InitialsProps {
  issue: SceneIssue;
  "data-end"?: boolean;
  "aria-hidden"?: boolean;
}

/** An assignee's initials in the person's colour; an empty circle without an assignee. */
export function Initials({ issue, ...rest }: InitialsProps) {
  const { people } = useScene().project;
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
