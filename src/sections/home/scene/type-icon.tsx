import { Bookmark, Bug, Compass, Mountain, SquareCheck } from "lucide-react";
import styled from "styled-components";
import { theme } from "../../../theme";

const icons = { Epic: Mountain, Story: Bookmark, Task: SquareCheck, Research: Compass, Bug };

export const typeColor = {
  Epic: theme.color.epic,
  Story: theme.color.story,
  Task: theme.color.task,
  Research: theme.color.research,
  Bug: theme.color.bug,
};

/** The sign of an issue's type, in the type's colour. */
export function TypeIcon({ type, size = 15 }: { type: Queries.IssueKind; size?: number }) {
  const Icon = icons[type];
  return <Sign as={Icon} size={size} data-type={type} aria-hidden />;
}

const Sign = styled.svg`
  flex: none;
  &[data-type="Epic"] {
    color: ${typeColor.Epic};
  }
  &[data-type="Story"] {
    color: ${typeColor.Story};
  }
  &[data-type="Task"] {
    color: ${typeColor.Task};
  }
  &[data-type="Research"] {
    color: ${typeColor.Research};
  }
  &[data-type="Bug"] {
    color: ${typeColor.Bug};
  }
`;
