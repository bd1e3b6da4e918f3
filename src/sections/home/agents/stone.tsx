import type { ReactNode } from "react";

/** Outlines, relative to a stone's center. */
const outlines = {
  boulder:
    "m63.7 7.8c-1 6.4 -1.3 11.2 -15.5 14.1c-14.2 3 -51.7 4 -69.8 3.5c-18 -0.5 -32.1 -1.2 -38.6 -6.4c-6.5 -5.2 -3.2 -18 -0.5 -24.7c2.6 -6.7 3.2 -11.9 16.2 -15.4c13 -3.5 45.4 -6.4 61.9 -5.6c16.5 0.8 29.4 4.5 37.1 10.2c7.7 5.8 10.3 17.9 9.2 24.3z",
  slab: "m52.1 5.6c-2.1 4.7 -3.3 7.1 -14.9 9.3c-11.7 2.1 -41 4 -55.2 3.7c-14.2 -0.2 -24.2 -1.4 -30.1 -5.2c-6 -3.9 -7.9 -13.1 -5.7 -17.8c2.1 -4.7 7.4 -8.2 18.5 -10.3c11.1 -2.2 34.1 -3 48.3 -2.8c14.1 0.2 30.2 0.4 36.8 4.3c6.5 3.8 4.5 14.1 2.3 18.8z",
  block:
    "m43.8 8.2c-1 7.5 1.9 13.4 -8 16.8c-10 3.5 -38.7 4.6 -51.7 3.8c-13 -0.8 -21.1 -2.4 -26.2 -8.3c-5.2 -6 -6.6 -20 -4.8 -27.3c1.9 -7.2 5.9 -12.2 15.8 -16c9.9 -3.7 31.4 -7.2 43.6 -6.7c12.2 0.6 24.3 3.7 29.5 9.9c5.2 6.3 2.9 20.4 1.8 27.8z",
  head: "m43.4 10.1c-0.8 8.2 -1.7 14.5 -11.1 17.8c-9.5 3.3 -34.3 3 -45.6 2c-11.4 -1.1 -17.1 -2 -22.6 -8.4c-5.4 -6.3 -11.1 -21.7 -10.1 -29.7c1.1 -8 7.3 -15 16.6 -18.4c9.3 -3.4 28.1 -3 39.3 -2.2c11.1 0.9 21.8 0.9 27.4 7.4c5.5 6.4 7 23.2 6.1 31.5z",
  flat: "m49.3 8.1c-1.9 6.4 -5.2 9.4 -16.1 12.2c-10.9 2.9 -36.3 5.4 -49.2 5.1c-12.9 -0.3 -22.5 -1.4 -28 -6.7c-5.6 -5.2 -7.1 -18.3 -5.2 -24.9c1.9 -6.6 6.6 -11.7 16.7 -14.6c10.1 -2.9 31.1 -3.2 43.9 -2.8c12.9 0.4 27.1 0.1 33.4 5.4c6.3 5.3 6.4 19.9 4.5 26.3z",
  egg: "m33.2 9.2c-0.8 8.2 1 14.7 -6.4 18.5c-7.5 3.7 -28.7 4.6 -38.6 3.8c-9.8 -0.8 -16.5 -2 -20.4 -8.4c-3.8 -6.5 -4.3 -22.5 -2.8 -30.5c1.5 -8 4.4 -13.3 11.8 -17.6c7.4 -4.2 23.6 -8.5 32.6 -7.9c9.1 0.6 17.9 4.4 21.9 11.4c3.9 7 2.6 22.5 1.9 30.7z",
  pebble:
    "m12.1 3.1c-0.5 2.8 -2.3 4.6 -5.9 5.5c-3.6 0.9 -12.6 1.8 -15.6 0c-3.1 -1.9 -3.2 -8.1 -2.5 -10.9c0.6 -2.9 3 -5.4 6.4 -6.3c3.5 -1 11.3 -1.5 14.3 0.4c2.9 2 3.7 8.5 3.3 11.3z",
};

interface Place {
  shape: keyof typeof outlines;
  x: number;
  y: number;
}

/** The center of a stone's lit side, which is scaled by .87 and .83. */
const light = ({ shape, x, y }: Place): Place => {
  const by = shape === "pebble" ? 0.7 : 3;
  return { shape, x: round((x - by) / 0.87), y: round((y - by) / 0.83) };
};

const round = (value: number): number => Number(value.toFixed(2));

const pathOf = (places: readonly Place[]): string =>
  places.map(({ shape, x, y }) => `M${x} ${y}${outlines[shape]}`).join("");

/** Stones next to each other: outline and shade, then the lit side. */
export function Stones({ at }: { at: readonly Place[] }) {
  return (
    <>
      <path d={pathOf(at)} data-tone="shade" />
      <path
        d={pathOf(at.map(light))}
        data-tone="stone"
        data-line="none"
        transform="scale(.87 .83)"
      />
    </>
  );
}

/** A stone of its own, which settles when the agent appears, with what is drawn on it. */
export function Stone({ children, ...place }: Place & { children?: ReactNode }) {
  return (
    <g data-stone>
      <Stones at={[place]} />
      {children}
    </g>
  );
}

/** Two ovals. */
export const eyes = (x: number, y: number): string =>
  [x - 14, x + 14]
    .map((middle) => `M${middle - 3.6} ${y - 2}a3.6 4.8 0 1 0 7.2 0a3.6 4.8 0 1 0-7.2 0`)
    .join("");

type Point = readonly [x: number, y: number];

/** Pebbles where the arms would end. */
export function Hands({ first, second }: { first: Point; second: Point }) {
  return <Stones at={[first, second].map(([x, y]) => ({ shape: "pebble", x, y }))} />;
}
