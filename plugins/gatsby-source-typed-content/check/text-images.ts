import { decodeAddress } from "../reader/addresses";
import type { Report } from "../reader/problem";
import { quote } from "../reader/quote";
import type { LongText } from "./long-text";

/** Images in texts are files in `static/`: no page makes sizes of those beside a text. */
export function imagesAreServed(
  { entry, images }: LongText,
  served: string[],
  report: Report,
): void {
  for (const { line, src } of images) {
    const message = `shows ${quote(src)}, which isn't in static/. Put the image there, and write ![Description](/board.png).`;
    if (!served.includes(decodeAddress(src))) report(entry, ["text"], message, { line });
  }
}
