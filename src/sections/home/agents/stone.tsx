import type { CSSProperties, ReactNode } from "react";

/** Outlines of seven stones, each around its own middle; lines and shade are styled by the figure. */
const outlines = {
  boulder:
    "M63.7 7.8C62.7 14.2 62.4 19 48.2 21.9C34 24.9 -3.5 25.9 -21.6 25.4C-39.6 24.9 -53.7 24.2 -60.2 19C-66.7 13.8 -63.4 1 -60.7 -5.7C-58.1 -12.4 -57.5 -17.6 -44.5 -21.1C-31.5 -24.6 0.9 -27.5 17.4 -26.7C33.9 -25.9 46.8 -22.2 54.5 -16.5C62.2 -10.7 64.8 1.4 63.7 7.8Z",
  slab: "M52.1 5.6C50 10.3 48.8 12.7 37.2 14.9C25.5 17 -3.8 18.9 -18 18.6C-32.2 18.4 -42.2 17.2 -48.1 13.4C-54.1 9.5 -56 0.3 -53.8 -4.4C-51.7 -9.1 -46.4 -12.6 -35.3 -14.7C-24.2 -16.9 -1.2 -17.7 13 -17.5C27.1 -17.3 43.2 -17.1 49.8 -13.2C56.3 -9.4 54.3 0.9 52.1 5.6Z",
  block:
    "M43.8 8.2C42.8 15.7 45.7 21.6 35.8 25C25.8 28.5 -2.9 29.6 -15.9 28.8C-28.9 28 -37 26.4 -42.1 20.5C-47.3 14.5 -48.7 0.5 -46.9 -6.8C-45 -14 -41 -19 -31.1 -22.8C-21.2 -26.5 0.3 -30 12.5 -29.5C24.7 -28.9 36.8 -25.8 42 -19.6C47.2 -13.3 44.9 0.8 43.8 8.2Z",
  head: "M43.4 10.1C42.6 18.3 41.7 24.6 32.3 27.9C22.8 31.2 -2 30.9 -13.3 29.9C-24.7 28.8 -30.4 27.9 -35.9 21.5C-41.3 15.2 -47 -0.2 -46 -8.2C-44.9 -16.2 -38.7 -23.2 -29.4 -26.6C-20.1 -30 -1.3 -29.6 9.9 -28.8C21 -27.9 31.7 -27.9 37.3 -21.4C42.8 -15 44.3 1.8 43.4 10.1Z",
  flat: "M49.3 8.1C47.4 14.5 44.1 17.5 33.2 20.3C22.3 23.2 -3.1 25.7 -16 25.4C-28.9 25.1 -38.5 24 -44 18.7C-49.6 13.5 -51.1 0.4 -49.2 -6.2C-47.3 -12.8 -42.6 -17.9 -32.5 -20.8C-22.4 -23.7 -1.4 -24 11.4 -23.6C24.3 -23.2 38.5 -23.5 44.8 -18.2C51.1 -12.9 51.2 1.7 49.3 8.1Z",
  egg: "M33.2 9.2C32.4 17.4 34.2 23.9 26.8 27.7C19.3 31.4 -1.9 32.3 -11.8 31.5C-21.6 30.7 -28.3 29.5 -32.2 23.1C-36 16.6 -36.5 0.6 -35 -7.4C-33.5 -15.4 -30.6 -20.7 -23.2 -25C-15.8 -29.2 0.4 -33.5 9.4 -32.9C18.5 -32.3 27.3 -28.5 31.3 -21.5C35.2 -14.5 33.9 1 33.2 9.2Z",
  pebble:
    "M12.1 3.1C11.6 5.9 9.8 7.7 6.2 8.6C2.6 9.5 -6.4 10.4 -9.4 8.6C-12.5 6.7 -12.6 0.5 -11.9 -2.3C-11.3 -5.2 -8.9 -7.7 -5.5 -8.6C-2 -9.6 5.8 -10.1 8.8 -8.2C11.7 -6.2 12.5 0.3 12.1 3.1Z",
};

interface StoneProps {
  shape: keyof typeof outlines;
  x: number;
  y: number;
  /** Where it lies while the agent is away: to the right, down, turned by degrees. */
  fallen?: readonly [number, number, number];
  /** What is drawn on it. */
  children?: ReactNode;
}

/** A stone lit from the left: its outline, shade, and the same shape again, smaller, in the light. */
export function Stone({ shape, x, y, fallen = [0, 0, 0], children }: StoneProps) {
  const d = outlines[shape];
  const light = shape === "pebble" ? -0.7 : -3;
  const [right, down, turn] = fallen;
  const place = { "--fall": `translate(${right}px, ${down}px) rotate(${turn}deg)` };
  return (
    <g transform={`translate(${x} ${y})`}>
      <g data-moves style={place as CSSProperties}>
        <path d={d} data-tone="stone" />
        <path d={d} data-tone="shade" data-line="none" />
        <path
          d={d}
          data-tone="stone"
          data-line="none"
          transform={`translate(${light} ${light}) scale(.87 .83)`}
        />
        {children}
      </g>
    </g>
  );
}

/** Two eyes that look `toward` the job, and a mouth. */
export function Face({ toward = 0, mouth }: { toward?: number; mouth: string }) {
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
