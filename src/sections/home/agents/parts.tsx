import type { ReactNode } from "react";
import { Stone } from "./stone";

/** Two eyes that look `toward` the job, and a mouth. */
export function Face({
  toward = 0,
  mouth = "M-6 12q6 5 12 0",
}: {
  toward?: number;
  mouth?: string;
}) {
  return (
    <g data-appears>
      <g data-blinks>
        <ellipse cx={toward - 14} cy={-2} rx={3.6} ry={4.8} data-tone="ink" />
        <ellipse cx={toward + 14} cy={-2} rx={3.6} ry={4.8} data-tone="ink" />
      </g>
      <path d={mouth} transform={`translate(${toward} 0)`} />
    </g>
  );
}

/** A hand: a pebble that floats where the arm would end. */
export function Hand({ x, y }: { x: number; y: number }) {
  return (
    <g data-appears>
      <Stone shape="pebble" x={x} y={y} />
    </g>
  );
}

/** What the agent works with; it is there while the agent is. */
export function Tool({ children }: { children: ReactNode }) {
  return <g data-appears>{children}</g>;
}
