import type { Reason } from "../../../lib/verdict";
import { Link } from "../../../ui/link";

interface ClaimProps {
  aspect: string;
  cell: Reason["cell"];
}

/** What a cell says, who says so, and how old that is. */
export function Claim({ aspect, cell }: ClaimProps) {
  if (!cell) return null;
  const { text, source, age } = cell;
  return (
    <>
      <b>{aspect}:</b> {text}
      {source && (
        <small>
          {" "}
          (<Link to={source.url}>{source.label}</Link>, {age})
        </small>
      )}
      .
    </>
  );
}

/** As much text as a reason takes; small type takes less room. */
export function textOf(
  { standing, aspect, cell, unread }: Reason,
  { lacks }: Pick<Queries.ComparisonVerdict, "lacks">,
): string {
  if (standing === "unread" || !cell) return lacks.replace("{what}", unread);
  const { text, source, age } = cell;
  const evidence = source ? ` (${source.label}, ${age ?? ""})` : "";
  return `${aspect}: ${text}.${evidence.slice(0, Math.ceil(evidence.length * 0.88))}`;
}
