import styled from "styled-components";
import { theme } from "../../../theme";
import { alone, drawn, lined } from "../../../ui/drawn";
import { listFilter } from "../../../ui/outlines";
import { OneLine, Row, TypedKey } from "../scene/parts";
import type { FlowProps } from "./issue-tile";

/** The issues that a label finds: one of the issue that the visitor chose. */
export function FilterTile({ flow, project, chosen }: FlowProps) {
  const filter = chosen?.labels[0] ?? flow.filter;
  const found = project.issues.filter(
    ({ labels, type }) => type !== "Epic" && labels.includes(filter),
  );
  return (
    <List>
      <Filter>
        {flow.filterWord}: <strong>{filter}</strong>
        <small>{found.length}</small>
      </Filter>
      {found.slice(0, 4).map((issue) => (
        <Found key={issue.key}>
          <TypedKey issue={issue} />
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
  background: ${theme.color.sunken};

  &::before {
    ${drawn("14px", alone(lined(listFilter)))}
    color: ${theme.color.muted};
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
