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

interface PlacedStone {
  shape: keyof typeof outlines;
  x: number;
  y: number;
}

/** Moves a stone's center to that of its lit side, which is scaled by 0.87 and 0.83. */
const lightSide = ({ shape, x, y }: PlacedStone): PlacedStone => {
  const offset = shape === "pebble" ? 0.7 : 3;
  return { shape, x: round((x - offset) / 0.87), y: round((y - offset) / 0.83) };
};

const round = (value: number): number => Number(value.toFixed(2));

const pathOf = (stones: readonly PlacedStone[]): string =>
  stones.map(({ shape, x, y }) => `M${x} ${y}${outlines[shape]}`).join("");

/** Stones next to each other: all outlines, then all lit sides. */
function Stones({ at }: { at: readonly PlacedStone[] }) {
  return (
    <>
      <path d={pathOf(at)} data-tone="shade" />
      <path
        d={pathOf(at.map(lightSide))}
        data-tone="stone"
        data-line="none"
        transform="scale(.87 .83)"
      />
    </>
  );
}

/** A stone that settles when the agent appears. Children are drawn on it. */
function Stone({ children, ...stone }: PlacedStone & { children?: ReactNode }) {
  return (
    <g data-stone>
      <Stones at={[stone]} />
      {children}
    </g>
  );
}

const eyes = (x: number, y: number): string =>
  [x - 14, x + 14]
    .map((middle) => `M${middle - 3.6} ${y - 2}a3.6 4.8 0 1 0 7.2 0a3.6 4.8 0 1 0-7.2 0`)
    .join("");

type Point = readonly [x: number, y: number];

/** Pebbles where hands would be. */
function Hands({ first, second }: { first: Point; second: Point }) {
  return <Stones at={[first, second].map(([x, y]) => ({ shape: "pebble", x, y }))} />;
}

/** The four agents: cairns with clothes, and with objects in their hands (`data-held`). */
export const drawings = {
  /** With a hat, a bug and a signpost. */
  triage: (
    <>
      <g data-held>
        <path d="M189 222V62" strokeWidth={5} />
        <path d="M158 70h52l15 12-15 12h-52z" data-tone="bug" />
        <path d="M216 100h-46l-14 11 14 11h46z" data-tone="task" />
        <path d="M166 128h38l13 10-13 10h-38z" data-tone="research" />
        <path d="M170 82h28M180 111h26M176 138h16" />
      </g>
      <Stones at={[{ shape: "boulder", x: 90, y: 197 }]} />
      <Stone shape="block" x={94} y={147} />
      <Stone shape="egg" x={88} y={91}>
        <path d={eyes(94, 93)} data-tone="ink" />
        <path d="M88 105q6 5 12 0" />
        <path d="M62 70q2-32 26-32t28 32zM42 72q46-14 94 0q-48 10-94 0z" data-tone="research" />
      </Stone>
      <g data-held>
        <path d="M22 112l-9-5M20 122H9M22 131l-9 6M46 112l9-5M48 122h11M46 131l9 6M29 104l-4-8M39 104l4-8" />
        <path d="M34 102c18 0 18 36 0 36s-18-36 0-36z" data-tone="bug" />
        <path d="M22 114h24M34 114v24" />
        <Hands first={[40, 146]} second={[148, 128]} />
      </g>
    </>
  ),
  /** With headphones and a laptop. */
  code: (
    <>
      <Stones at={[{ shape: "boulder", x: 120, y: 197 }]} />
      <Stone shape="block" x={117} y={146} />
      <Stone shape="flat" x={122} y={95}>
        <path d={eyes(122, 95)} data-tone="ink" />
        <path d="M118 107h8" />
        <path d="M73 88C72 42 170 40 171 88" />
        <path
          d="M63 90a8 8 0 0 1 8-8h1a8 8 0 0 1 8 8v12a8 8 0 0 1-8 8h-1a8 8 0 0 1-8-8zM164 90a8 8 0 0 1 8-8h1a8 8 0 0 1 8 8v12a8 8 0 0 1-8 8h-1a8 8 0 0 1-8-8z"
          data-tone="ai"
        />
      </Stone>
      <g data-held>
        <rect x={74} y={146} width={92} height={62} rx={7} data-tone="surface" />
        <path d="M58 214h124" strokeWidth={7} />
        <path d="M107 166l-12 11 12 11M133 166l12 11-12 11M125 162l-10 30" data-line="ai" />
        <Hands first={[62, 200]} second={[178, 200]} />
      </g>
    </>
  ),
  /** With goggles and a hammer, beside a cracked pebble. */
  test: (
    <>
      <Stones at={[{ shape: "boulder", x: 88, y: 197 }]} />
      <Stone shape="flat" x={84} y={151} />
      <Stone shape="head" x={90} y={100}>
        <path d="M91 117h10" />
        <path d="M45 94C60 88 120 88 132 94" />
        <rect x={63} y={84} width={66} height={26} rx={13} data-tone="ai" />
        <path d={eyes(96, 99)} data-tone="ink" />
      </Stone>
      <g data-held>
        <path d="M150 150L184 84" strokeWidth={6} />
        <path d="M160 64l48 25-9 17-48-25z" data-tone="bug" />
        <path d="M190 160l-4-14M206 158l4-14M218 166l11-9" />
        <Hands first={[154, 142]} second={[26, 158]} />
        <g transform="translate(204 203) scale(1.9)" strokeWidth={1.4}>
          <Stones at={[{ shape: "pebble", x: 0, y: 0 }]} />
          <path d="M-1 -9l3 5-4 4 3 5" />
        </g>
      </g>
    </>
  ),
  /** With spectacles, reading a diff. */
  review: (
    <>
      <Stones at={[{ shape: "boulder", x: 88, y: 198 }]} />
      <Stone shape="slab" x={92} y={158} />
      <Stone shape="flat" x={86} y={117} />
      <Stone shape="egg" x={90} y={64}>
        <path d={eyes(98, 64)} data-tone="ink" />
        <path d="M94 82q5 -3 10 0" />
        <path d="M73 62a11 11 0 1 0 22 0a11 11 0 1 0-22 0M101 62a11 11 0 1 0 22 0a11 11 0 1 0-22 0M95 60q3 -3 6 0M73 60l-16 -4" />
      </Stone>
      <g data-held>
        <path d="M60 50l-17-24 5-5 17 24" data-tone="research" />
        <g transform="rotate(7 186 128)">
          <path d="M150 84h58l16 16v78h-74z" data-tone="surface" />
          <path d="M208 84v16h16M162 104h30M170 147h36M162 161h26" />
          <path d="M162 118h46" data-line="bug" />
          <path d="M162 132h52" data-line="story" />
        </g>
        <Hands first={[152, 158]} second={[26, 132]} />
      </g>
    </>
  ),
};
