/** The age of claims about other tools. */
import { shortDate } from "../../../lib/format";

/** `2026-07` → `Jul 2026`. */
const monthOf = (month: string): string => shortDate(`${month}-01`).slice(2);

/** Adds its age to each claim about another tool: the month of its page, or the month when someone read it. */
export function withAges<T extends Pick<Queries.Comparison, "rows" | "undated" | "old">>(
  comparison: T,
  day: string,
): T {
  const yearAgo = `${Number(day.slice(0, 4)) - 1}${day.slice(4, 7)}`;
  const rows = comparison.rows.map((row) => ({ ...row, cells: row.cells.map(withAge) }));
  return { ...comparison, rows };

  function withAge(cell: Queries.ComparisonCell): Queries.ComparisonCell {
    const month = cell.dated ?? cell.read;
    // The schema check reports invalid months.
    if (!month || Number.isNaN(Date.parse(`${month}-01`))) return cell;
    const words = cell.dated
      ? monthOf(month)
      : comparison.undated.replace("{month}", monthOf(month));
    const isOld = month < yearAgo;
    return { ...cell, age: isOld ? `${words}, ${comparison.old}` : words, isOld };
  }
}
