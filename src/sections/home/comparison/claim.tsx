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
