import { Face, Hand, Tool } from "./parts";
import { Stone } from "./stone";

/** Goggles on, hammer up: the stone in front either holds or it does not. */
export function TestDrawing() {
  return (
    <>
      <Stone shape="boulder" x={88} y={197} />
      <Stone shape="flat" x={84} y={151} fallen={[82, 46, 6]} />
      <Stone shape="head" x={90} y={100} fallen={[-64, 92, -62]}>
        <Face toward={6} mouth="M-5 17h10" />
        <g data-appears>
          <path d="M-45 -6C-30 -12 30 -12 42 -6" />
          <rect x={-27} y={-16} width={66} height={26} rx={13} data-tone="ai" />
          <ellipse cx={-8} cy={-3} rx={3.6} ry={4.8} data-tone="ink" />
          <ellipse cx={20} cy={-3} rx={3.6} ry={4.8} data-tone="ink" />
        </g>
      </Stone>
      <Tool>
        <path d="M150 150L184 84" strokeWidth={6} />
        <path d="M160 64l48 25-9 17-48-25z" data-tone="bug" />
        <path d="M190 160l-4-14M206 158l4-14M218 166l11-9" />
      </Tool>
      <Hand x={154} y={142} />
      <Hand x={26} y={158} />
      <Tool>
        <g transform="translate(204 203) scale(1.9)" strokeWidth={1.4}>
          <Stone shape="pebble" x={0} y={0} />
          <path d="M-1 -9l3 5-4 4 3 5" />
        </g>
      </Tool>
    </>
  );
}
