import styled from "styled-components";
import { theme } from "../../../theme";
import { media } from "../../../theme/media";
import { Link } from "../../../ui/link";
import { VisuallyHidden } from "../../../ui/visually-hidden";
import { answerSign } from "./sign";

type Claim = Queries.ComparisonFragment["comparison"]["rows"][number]["cells"][number];

interface ComparisonCellProps extends Claim {
  aspect: string;
  tool: string;
  /** The number of its source in the list. */
  number: number;
  legend: Queries.ComparisonFragment["comparison"]["legend"];
  /** Words for a claim that `isOld`. */
  old: string;
}

/** A claim about a tool; the number of its source is a link to it. */
export function ComparisonCell(props: ComparisonCellProps) {
  const { text, answer, source, isOld, aspect, tool, number, legend, old } = props;
  return (
    <Cell data-answer={answer} data-of={tool}>
      {answer && answer !== "notStated" && (
        <>
          <Sign data-sign={answer} aria-hidden />
          <VisuallyHidden>{legend[answer]}. </VisuallyHidden>
        </>
      )}
      {text}
      {source && (
        <>
          {"\u00A0"}
          <Numeral to={source.url} aria-label={`${number}, ${source.label}: ${aspect}`}>
            {number}
          </Numeral>
        </>
      )}
      {isOld && <Old>{old}</Old>}
    </Cell>
  );
}

const Cell = styled.td`
  vertical-align: top;
  overflow-wrap: break-word;

  &[data-answer="notStated"] {
    color: ${theme.color.muted};
  }
  ${media.belowSm} {
    min-width: 0;

    /* Without a table layout some browsers drop the headers. */
    &::before {
      content: attr(data-of);
      display: block;
      font-weight: 550;
    }
  }
`;

const Sign = styled.i`
  float: left;
  margin: 0.1875rem 0.375rem 0 0;
  ${answerSign("")}
`;

/** Raised without making its line higher; the padding makes it large enough to press. */
const Numeral = styled(Link)`
  position: relative;
  top: -0.25em;
  margin-inline: -0.375rem;
  padding: 0.25rem 0.5rem;
  white-space: nowrap;
  font-variant-numeric: tabular-nums;
  color: ${theme.color.muted};
`;

const Old = styled.span`
  display: block;
  color: ${theme.color.muted};
`;
