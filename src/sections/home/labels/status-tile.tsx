import styled from "styled-components";
import { lift, theme } from "../../../theme";
import { alone, drawn, lined } from "../../../ui/drawn";
import { grip } from "../../../ui/outlines";
import { OneLine } from "../scene/parts";

/** The project's statuses; one of them is being dragged. */
export function StatusTile({ statuses }: { statuses: readonly string[] }) {
  const last = statuses.length - 1;
  return (
    <List>
      {statuses.map((status, index) => (
        <Status key={status} data-carried={index === last - 1} data-stage={stageOf(index, last)}>
          <OneLine>{status}</OneLine>
        </Status>
      ))}
    </List>
  );
}

/** Statuses between the second and the last are reviews. */
function stageOf(index: number, last: number): string {
  if (index === 0) return "new";
  if (index === last) return "done";
  return index === 1 ? "begun" : "checked";
}

const List = styled.div`
  display: grid;
  gap: 0.375rem;
`;

const Status = styled.div`
  display: flex;
  align-items: center;
  gap: 0.5rem;
  padding: 0.4375rem 0.75rem;
  border: 1px solid ${theme.color.line};
  border-radius: 0.625rem;
  background: ${theme.color.surface};

  &::before {
    ${drawn("14px", alone(lined(grip)))}
    color: ${theme.color.muted};
  }
  /* A circle before the name that fills up from the first status to the last. */
  & > ${OneLine} {
    order: 1;
  }
  &::after {
    content: "";
    flex: none;
    width: 0.75rem;
    height: 0.75rem;
    border: 2px solid ${theme.color.muted};
    border-radius: 50%;
  }
  &[data-stage="begun"]::after {
    border-color: ${theme.color.task};
    background: linear-gradient(90deg, ${theme.color.task} 50%, transparent 50%);
  }
  &[data-stage="checked"]::after {
    border-color: ${theme.color.research};
    background: linear-gradient(${theme.color.research} 0 0);
    background-clip: content-box;
    padding: 1.5px;
  }
  &[data-stage="done"]::after {
    border-color: ${theme.color.story};
    background: ${theme.color.story};
  }
  &[data-carried="true"] {
    border-color: ${theme.color.edge};
    box-shadow: ${lift};
    transform: translate(1rem, -0.375rem) rotate(-1.5deg);
  }
`;
