import { Face, Hand, Tool } from "./parts";
import { Stone } from "./stone";

/** Behind a laptop, headphones on. */
export function CodeDrawing() {
  return (
    <>
      <Stone shape="boulder" x={120} y={197} />
      <Stone shape="block" x={117} y={146} fallen={[-74, 47, -10]} />
      <Stone shape="flat" x={122} y={95} fallen={[78, 102, 8]}>
        <Face mouth="M-4 12h8" />
      </Stone>
      <Tool>
        <path d="M73 88C72 42 170 40 171 88" />
        <rect x={63} y={82} width={17} height={28} rx={8} data-tone="ai" />
        <rect x={164} y={82} width={17} height={28} rx={8} data-tone="ai" />
      </Tool>
      <Tool>
        <rect x={74} y={146} width={92} height={62} rx={7} data-tone="surface" />
        <path d="M58 214h124" strokeWidth={7} />
        <path d="M107 166l-12 11 12 11M133 166l12 11-12 11M125 162l-10 30" data-line="ai" />
      </Tool>
      <Hand x={62} y={200} />
      <Hand x={178} y={200} />
    </>
  );
}
