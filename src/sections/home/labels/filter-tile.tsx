import { ListFilter } from "lucide-react";
import styled from "styled-components";
import { theme } from "../../../theme";
import { Key, OneLine, Row, TypeIcon } from "../scene/parts";
import type { FlowProps } from "./issue-tile";

/** The issues that a label finds. */
export function FilterTile({ flow, project }: FlowProps) {
  const found = project.issues.filter(
    ({ labels, type }) => type !== "Epic" && labels.includes(flow.filter),
  );
  return (
    <List>
      <Filter>
        <ListFilter size={14} aria-hidden />
        {flow.filterWord}: <strong>{flow.filter}</strong>
        <small>{found.length}</small>
      </Filter>
      {found.slice(0, 4).map((issue) => (
        <Found key={issue.key}>
          <TypeIcon type={issue.type} />
          <Key>{issue.key}</Key>
          <OneLine>{issue.title}</OneLine>
        </Found>
      ))}
    </List>
  );
}

const List = styled.div`
  overflow: hidden;
  margin-right: calc(-1 * ${theme.space[6]});
  border: 1px solid ${theme.color.line};
  border-radius: 0.625rem 0 0 0.625rem;
  background: ${theme.color.surface};
`;

const Filter = styled.div`
  display: flex;
  align-items: center;
  gap: 0.5rem;
  padding: 0.5625rem 0.75rem;
  background: ${theme.color.accentTint};

  & > svg {
    color: ${theme.color.accent};
  }
  & > small {
    margin-inline: auto ${theme.space[4]};
    color: ${theme.color.muted};
  }
`;

const Found = styled(Row)`
  gap: 0.5rem;
  padding: 0.5625rem 0.75rem;
  border-top: 1px solid ${theme.color.line};
`;
