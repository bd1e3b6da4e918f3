import styled from "styled-components";
import { theme } from "../../../theme";
import { media } from "../../../theme/media";
import { Link } from "../../../ui/link";

type Claim = Queries.ComparisonFragment["comparison"]["rows"][number]["cells"][number];

interface ComparisonCellProps extends Claim {
  aspect: string;
  tool: string;
  /** Its source's number in the list. */
  number: number;
}

/** A claim about a tool, with a numbered link to its source. */
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

    /* Without table layout some browsers ignore the headers. */
    &::before {
      content: attr(data-of);
      display: block;
      font-size: ${theme.text.sm};
      color: ${theme.color.muted};
    }
  }
`;

/** Raised without changing the line height. The padding enlarges the touch target. */
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
