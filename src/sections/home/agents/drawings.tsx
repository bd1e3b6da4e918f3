import { eyes, Hands, Stone, Stones } from "./stone";

/** The four agents: each a cairn of stones, with what it wears and what it holds (`data-held`). */
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
