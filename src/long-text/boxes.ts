import { clip, nearest, quote } from "../../plugins/gatsby-source-typed-content";
import type { TextRule } from "../../plugins/gatsby-source-typed-content";

const boxes = ["NOTE", "TIP", "IMPORTANT", "WARNING", "CAUTION"];

/** Warns of a box whose name isn't one of the five, as in `> [!NOTE]`. */
export const boxesAreKnown: TextRule = ({ passages }, report) => {
  for (const { line, text } of passages) {
    const name = /^\[!(\w+)\]/.exec(text)?.[1];
    if (!name || boxes.includes(name.toUpperCase())) continue;
    const meant = nearest(name, boxes);
    const advice = meant ? ` Did you mean ${quote(meant)}?` : "";
    const known = `Available: ${boxes.join(", ")}.${advice}`;
    report(line, `contains an unknown box [!${clip(name)}]. ${known}`, "warning");
  }
};
