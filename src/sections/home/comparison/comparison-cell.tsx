import styled from "styled-components";
import { theme } from "../../../theme";
import { media } from "../../../theme/media";
import { Link } from "../../../ui/link";

type Claim = Queries.ComparisonFragment["comparison"]["rows"][number]["cells"][number];

interface ComparisonCellProps extends Claim {
  aspect: string;
  tool: string;
  /** The number of its source in the list. */
  number: number;
}

/** A claim about a tool; the number of its source is a link to it. */
export const ComparisonCell = ({ text, source, aspect, tool, number }: ComparisonCellProps) => (
  <Cell data-of={tool}>
    {text}
    {source && (
      <>
        {"\u00A0"}
        <Numeral to={source.url} aria-label={`${number}, ${source.label}: ${aspect}`}>
          {number}
        </Numeral>
      </>
    )}
  </Cell>
);

const Cell = styled.td`
  vertical-align: top;
  overflow-wrap: break-word;

  ${media.belowSm} {
    min-width: 0;

    /* Without a table layout some browsers drop the headers. */
    &::before {
      content: attr(data-of);
      display: block;
      font-size: ${theme.text.sm};
      color: ${theme.color.muted};
    }
  }
`;

/** Raised without making its line higher; the padding makes it large enough to press. */
const Numeral = styled(Link)`
  position: relative;
  top: -0.25em;
  margin-inline: -0.375rem;
  padding: 0.25rem 0.5rem;
  white-space: nowrap;
  font-size: ${theme.text.sm};
  font-variant-numeric: tabular-nums;
  color: ${theme.color.muted};
`;
