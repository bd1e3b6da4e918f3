import { Face, Hand, Tool } from "./parts";
import { Stone } from "./stone";

/** Sends each issue where it belongs: a card in one hand, a signpost beside the other. */
export function TriageDrawing() {
  return (
    <>
      <Tool>
        <path d="M189 222V62" strokeWidth={5} />
        <path d="M158 70h52l15 12-15 12h-52z" data-tone="bug" />
        <path d="M216 100h-46l-14 11 14 11h46z" data-tone="task" />
        <path d="M166 128h38l13 10-13 10h-38z" data-tone="research" />
        <path d="M170 82h28M180 111h26M176 138h16" />
      </Tool>
      <Stone shape="boulder" x={90} y={197} />
      <Stone shape="block" x={94} y={147} fallen={[66, 48, 12]} />
      <Stone shape="egg" x={88} y={91} fallen={[-58, 100, -80]}>
        <Face toward={6} />
      </Stone>
      <Tool>
        <rect
          x={14}
          y={112}
          width={40}
          height={28}
          rx={5}
          data-tone="surface"
          transform="rotate(-9 34 126)"
        />
        <path d="M29 121l17-3M28 130l22-4" />
        <circle cx={22} cy={122.5} r={3} data-tone="bug" />
      </Tool>
      <Hand x={40} y={146} />
      <Hand x={148} y={128} />
    </>
  );
}
