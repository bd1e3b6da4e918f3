import type { ListItem, LongText, ReportLine } from "./long-text";

/** The indent of a list item, after the > of a quote, and its marker with the spaces after it. */
const start = /^(?:\s*>)*(\s*)((?:[-*+]|\d+[.)])\s*)/;

const partsOf = ({ source }: ListItem) => {
  const [, before = "", sign = ""] = start.exec(source) ?? [];
  return { indent: before.length, width: sign.length };
};

/** Warns of an indented item that isn't nested in the item above it. */
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
    const spaces = own - indent === 1 ? "1 space" : `${own - indent} spaces`;
    const message = `is indented ${spaces}; a nested item needs ${width}.`;
    report(item.line, message, "warning");
  }
}
