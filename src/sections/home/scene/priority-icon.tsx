import styled from "styled-components";
import { theme } from "../../../theme";

const bars = { Urgent: 3, High: 3, Medium: 2, Low: 1 };

/** Three bars, as many filled as the issue is urgent; urgent ones in red. */
export function PriorityIcon({ priority }: { priority: Queries.DemoPriority }) {
  return (
    <Bars
      viewBox="0 0 12 12"
      width={12}
      height={12}
      data-urgent={priority === "Urgent"}
      aria-hidden
    >
      {[0, 1, 2].map((bar) => (
        <rect
          key={bar}
          x={bar * 4.5}
          y={8 - bar * 4}
          width={3}
          height={4 + bar * 4}
          rx={1}
          opacity={bar < bars[priority] ? 1 : 0.3}
        />
      ))}
    </Bars>
  );
}

const Bars = styled.svg`
  flex: none;
  fill: ${theme.color.muted};

  &[data-urgent="true"] {
    fill: ${theme.color.bug};
  }
`;
