/** What becomes of times and promises: the age of a claim, a roadmap stage that is late. */
import { shortDate } from "../../lib/format";

/** Today in UTC, like 2026-11-21. */
export const today = (): string => new Date().toISOString().slice(0, 10);

/** `2026-07` → `Jul 2026`. */
const monthOf = (month: string): string => shortDate(`${month}-01`).slice(2);

/** Adds its age to each claim about another tool: the month of its page, or the month when somebody read it. */
export function withAges<T extends Pick<Queries.Comparison, "rows" | "undated" | "old">>(
  comparison: T,
  day: string,
): T {
  const yearAgo = `${Number(day.slice(0, 4)) - 1}${day.slice(4, 7)}`;
  const rows = comparison.rows.map((row) => ({ ...row, cells: row.cells.map(withAge) }));
  return { ...comparison, rows };

  function withAge(cell: Queries.ComparisonCell): Queries.ComparisonCell {
    const month = cell.dated ?? cell.read;
    // What is no month the schema check reports.
    if (!month || Number.isNaN(Date.parse(`${month}-01`))) return cell;
    const words = cell.dated
      ? monthOf(month)
      : comparison.undated.replace("{month}", monthOf(month));
    return { ...cell, age: month < yearAgo ? `${words}, ${comparison.old}` : words };
  }
}

const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/** The last months of parts of a year, by three letters; any other part ends with the year. */
const lastMonths: Record<string, string> = {
  ...{ q1: "03", h1: "06", q2: "06", q3: "09", ear: "04", spr: "06", mid: "08", sum: "09" },
  ...Object.fromEntries(months.map((name, index) => [name, String(index + 1).padStart(2, "0")])),
};

/** True for a period that is over: H1 2026, Q3 2026, October 2026, end of 2025, 2026. */
function isOver(period: string, day: string): boolean {
  const [, part = "", year] = /^(?:([a-z]\w*)\W(?:.*\W)?)?(\d{4})$/i.exec(period) ?? [];
  const lastMonth = lastMonths[part.slice(0, 3).toLowerCase()] ?? "12";
  return year !== undefined && `${year}-${lastMonth}` < day.slice(0, 7);
}

/** Marks each roadmap stage as late whose period is over and that has not shipped everything. */
export function withLate<T extends Pick<Queries.Roadmap, "stages" | "late">>(
  roadmap: T,
  day: string,
): T {
  return { ...roadmap, stages: roadmap.stages.map((stage) => ({ ...stage, late: late(stage) })) };

  function late({ tag, items }: Queries.RoadmapStage): string | null {
    const isLate = tag && isOver(tag, day) && !items.every(({ release }) => release);
    return isLate ? roadmap.late.replace("{when}", tag) : null;
  }
}
