import styled from "styled-components";
import { theme } from "../../../theme";
import { drawn } from "../../../ui/drawn";
import { OneLine, Row, TypedKey } from "../scene/parts";
import type { SceneIssue } from "../scene/project";

interface FilterTileProps {
  word: string;
  label: string;
  issues: readonly SceneIssue[];
}

/** How many issues are shown. */
const most = 4;

/** The issues with a label. As high with few of them as with many: it changes while visitors read what is below. */
export function FilterTile({ word, label, issues }: FilterTileProps) {
  const found = issues.filter(({ labels, type }) => type !== "Epic" && labels.includes(label));
  return (
    <List>
      <Filter>
        {word}: <strong>{label}</strong>
        <small>{found.length}</small>
      </Filter>
      {found.slice(0, most).map((issue) => (
        <Found key={issue.key}>
          <TypedKey issue={issue} />
          <OneLine>{issue.title}</OneLine>
        </Found>
      ))}
    </List>
  );
}

const List = styled.div`
  display: grid;
  grid-template-rows: repeat(${most + 1}, 1fr);
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
    ${drawn("14px", "filter")}
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
