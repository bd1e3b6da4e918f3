import styled, { keyframes } from "styled-components";
import { theme } from "../../../theme";
import { media } from "../../../theme/media";
import { IssueCard } from "./issue-card";
import { OneLine } from "../scene/parts";
import { byPriority, type SceneIssue } from "../demo/project";
import { useScene } from "../scene/scene-context";
import { LargeCard } from "./large-card";
import { useMoves } from "./use-moves";

interface BoardProps {
  issues: readonly SceneIssue[];
  large: SceneIssue | undefined;
  /** Whether `large` is still being written. */
  isDraft: boolean;
  /** Number of issues that the visitor added. */
  written: number;
  /** Shown on the large card when there are no suggestions. */
  none: string;
  onMove: (issue: SceneIssue) => void;
}

/** All columns with their issues. An added issue drops in, and the count of its column changes. */
export function Board({ issues, large, isDraft, written, none, onMove }: BoardProps) {
  const { columns } = useScene().project;
  const moves = useMoves(issues, onMove);
  return (
    <Columns style={{ "--small": columns.length - 1 }} data-written={written > 0} {...moves}>
      {columns.map((name) => {
        const inColumn = issues.filter(({ status }) => status === name).sort(byPriority);
        return (
          <Column key={name} data-column={name}>
            <Name aria-hidden>
              <OneLine>{name}</OneLine>
              <span key={inColumn.length}>{inColumn.length}</span>
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

const tick = keyframes`
  from { opacity: 0; transform: translateY(-0.75em); }
`;

const drop = keyframes`
  from { transform: translateY(-1.5rem) rotate(-1.5deg); }
  60% { transform: translateY(0.25rem) rotate(0.25deg); }
`;

/* Column widths are fixed, because the board is painted before all of it has loaded. */
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(15rem, 1.45fr) repeat(var(--small), minmax(10rem, 1fr));
  gap: 1rem;
  height: 27.5rem;
  padding: 1rem;
  overflow: hidden;
  background: ${theme.color.sunken};

  /* Scrolls: tablets crop the third column, phones the second. */
  ${media.belowMd} {
    overflow: auto hidden;
    scroll-padding: 1rem;
    scrollbar-width: none;
    grid-template-columns: 19rem repeat(var(--small), 15rem);
  }
  ${media.belowSm} {
    grid-template-columns: 16.5rem repeat(var(--small), 14rem);
    height: 23rem;
  }
  ${media.moving} {
    &[data-written="true"] [data-draft="false"] {
      animation: ${drop} ${theme.motion.scene} ${theme.motion.ease};
    }
    &[data-written="true"] [data-column] > :first-child > :last-child {
      animation: ${tick} ${theme.motion.control} ${theme.motion.ease};
    }
  }
`;

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.75rem;
  align-content: start;
`;

const Name = styled.div`
  display: flex;
  gap: 0.5rem;
  padding-inline: 0.25rem;
  font-size: ${theme.text.ui};
  font-weight: 600;

  & > :last-child {
    font-variant-numeric: tabular-nums;
    font-weight: 400;
    color: ${theme.color.muted};
  }
`;
