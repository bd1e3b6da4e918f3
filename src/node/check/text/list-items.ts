import type { ListItem, LongText, ReportLine } from "./long-text";

/** Blanks before an item's sign, behind the signs of a quotation, and the sign with the blanks behind it. */
const start = /^(?:\s*>)*(\s*)((?:[-*+]|\d+[.)])\s*)/;

const partsOf = ({ source }: ListItem) => {
  const [, before = "", sign = ""] = start.exec(source) ?? [];
  return { indent: before.length, width: sign.length };
};

/** An item that is moved in stands inside the one above it. */
export function itemsNest({ items }: LongText, report: ReportLine): void {
  /** The last item of each level. */
  const above: (LongText["items"][number] | undefined)[] = [];
  for (const item of items) {
    const other = above[item.level];
    above.length = item.level;
    above[item.level] = item;
    if (!other || item.line > other.end) continue;
    const { indent, width } = partsOf(other);
    const own = partsOf(item).indent;
    if (own <= indent) continue;
    const message = `is moved in by ${own - indent}, which makes no list inside the list: readers see one more item. Move it in by ${width} blanks, or by none.`;
    report(item.line, message);
  }
}
