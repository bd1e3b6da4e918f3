import styled from "styled-components";
import { theme } from "../../../theme";
import { media } from "../../../theme/media";
import { IssueCard } from "../scene/issue-card";
import { OneLine } from "../scene/parts";
import { byPriority, type SceneIssue } from "../scene/project";
import { useScene } from "../scene/scene-context";
import { LargeCard } from "./large-card";
import { useMoves } from "./use-moves";

interface BoardProps {
  issues: readonly SceneIssue[];
  large: SceneIssue | undefined;
  /** `large` is still being written. */
  isDraft: boolean;
  /** Stands on the large card without suggestions. */
  none: string;
  onMove: (issue: SceneIssue) => void;
}

/** All columns with their issues. */
export function Board({ issues, large, isDraft, none, onMove }: BoardProps) {
  const { columns } = useScene().project;
  const moves = useMoves(issues, onMove);
  return (
    <Columns style={{ "--small": columns.length - 1 }} {...moves}>
      {columns.map((name) => {
        const inColumn = issues
          .filter(({ status, type }) => status === name && type !== "Epic")
          .sort(byPriority);
        return (
          <Column key={name} data-column={name}>
            <Name aria-hidden>
              <OneLine>{name}</OneLine>
              <span>{inColumn.length}</span>
            </Name>
            {name === large?.status && (
              <LargeCard key={large.key} issue={large} isDraft={isDraft} none={none} />
            )}
            {inColumn
              .filter(({ key }) => key !== large?.key)
              .map((issue) => (
                <IssueCard key={issue.key} issue={issue} />
              ))}
          </Column>
        );
      })}
    </Columns>
  );
}

/* Columns of a fixed width: the board is painted before all of it is loaded. */
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(13rem, 1.5fr) repeat(var(--small), minmax(9.25rem, 1fr));
  gap: 0.75rem;
  height: 40rem;
  padding: 0.875rem;
  overflow: hidden;
  background: ${theme.color.sunken};

  /* A tablet crops the third column, a phone the second: they scroll. */
  ${media.belowMd} {
    overflow: auto hidden;
    scroll-padding: 0.875rem;
    scrollbar-width: none;
    grid-template-columns: 18rem repeat(var(--small), 15rem);
    height: 33rem;
  }
  ${media.belowSm} {
    grid-template-columns: 16.5rem repeat(var(--small), 13rem);
    height: 29rem;
  }
`;

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.625rem;
  align-content: start;
`;

const Name = styled.div`
  display: flex;
  gap: 0.5rem;
  padding-inline: 0.25rem;
  font-weight: 550;
  color: ${theme.color.muted};

  & > :last-child {
    font-variant-numeric: tabular-nums;
    font-weight: 400;
  }
`;
