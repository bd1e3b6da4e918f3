import { Face, Hand, Tool } from "./parts";
import { Stone } from "./stone";

/** The tallest of the four reads a change through round spectacles. */
export function ReviewDrawing() {
  return (
    <>
      <Stone shape="boulder" x={88} y={198} />
      <Stone shape="slab" x={92} y={158} fallen={[74, 46, -5]} />
      <Stone shape="flat" x={86} y={117} fallen={[-62, 84, 10]} />
      <Stone shape="egg" x={90} y={64} fallen={[38, 82, 84]}>
        <Face toward={8} mouth="M-4 18q5 -3 10 0" />
        <g data-appears data-tone="none">
          <circle cx={-6} cy={-2} r={11} />
          <circle cx={22} cy={-2} r={11} />
          <path d="M5 -4q3 -3 6 0M-17 -4l-16 -4" />
        </g>
      </Stone>
      <Tool>
        <path d="M60 50l-17-24 5-5 17 24" data-tone="research" />
        <g transform="rotate(7 186 128)">
          <path d="M150 84h58l16 16v78h-74z" data-tone="surface" />
          <path d="M208 84v16h16" />
          <path d="M162 104h30M170 147h36M162 161h26" />
          <path d="M162 118h46" data-line="bug" />
          <path d="M162 132h52" data-line="story" />
        </g>
      </Tool>
      <Hand x={152} y={158} />
      <Hand x={26} y={132} />
    </>
  );
}
