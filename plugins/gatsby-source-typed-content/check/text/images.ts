import { decodeAddress } from "../../reader/addresses";
import { quote } from "../../reader/quote";
import type { TextRule } from "../rule";

/** Images in texts are files of the site: no page makes sizes of those beside a text. */
export const imagesShow: TextRule = ({ images }, report, { addresses }) => {
  for (const { line, src } of images)
    if (!addresses.files.has(decodeAddress(src)))
      report(
        line,
        `shows ${quote(src)}, which isn't in static/. Put the image there, and write ![Description](/board.png).`,
      );
};
