import styled from "styled-components";
import { lift, theme } from "../../../theme";
import { drawn } from "../../../ui/drawn";
import { OneLine } from "../scene/parts";

/** The project's statuses; the last but one is being dragged. */
export function StatusTile({ statuses }: { statuses: readonly string[] }) {
  return (
    <List>
      {statuses.map((status) => (
        <Status key={status}>
          <OneLine>{status}</OneLine>
        </Status>
      ))}
    </List>
  );
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
    ${drawn("14px", "grip")}
    color: ${theme.color.muted};
  }
  & > ${OneLine} {
    order: 1;
  }
  /* A circle before the name: empty, half full, a dot, full. */
  &::after {
    content: "";
    flex: none;
    width: 0.75rem;
    height: 0.75rem;
    padding: 1.5px;
    border: 2px solid ${theme.color.research};
    border-radius: 50%;
    background: linear-gradient(${theme.color.research} 0 0) content-box;
  }
  &:nth-child(2)::after {
    border-color: ${theme.color.task};
    background: linear-gradient(90deg, ${theme.color.task} 50%, transparent 50%);
  }
  &:first-child::after {
    border-color: ${theme.color.muted};
    background: none;
  }
  &:last-child::after {
    border-color: ${theme.color.story};
    background: ${theme.color.story};
  }
  &:nth-last-child(2) {
    border-color: ${theme.color.edge};
    box-shadow: ${lift};
    transform: translate(1rem, -0.375rem) rotate(-1.5deg);
  }
`;
