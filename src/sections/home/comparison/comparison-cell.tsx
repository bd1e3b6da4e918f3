import styled from "styled-components";
import { theme } from "../../../theme";
import { media } from "../../../theme/media";
import { Link } from "../../../ui/link";
import { answerSign } from "./sign";

type Claim = Queries.ComparisonFragment["rows"][number]["cells"][number];

interface ComparisonCellProps extends Claim {
  aspect: string;
  tool: string;
}

/** A claim about a tool, with its source and age. Its link names the aspect, as several sources share a label. */
export function ComparisonCell({ text, answer, source, age, aspect, tool }: ComparisonCellProps) {
  return (
    <Cell data-answer={answer} data-of={tool}>
      {answer && answer !== "notStated" && <Sign data-sign={answer} aria-hidden />}
      {text}
      {source && (
        <Evidence>
          <Link to={source.url} aria-label={`${source.label}: ${aspect}`}>
            {source.label}
          </Link>
          {age && `, ${age}`}
        </Evidence>
      )}
    </Cell>
  );
}

const Cell = styled.td`
  vertical-align: top;

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
  display: block;
  margin-bottom: 0.25rem;
  ${answerSign("")}
  ${media.belowSm} {
    float: left;
    margin: 0.1875rem 0.375rem 0 0;
  }
`;

const Evidence = styled.span`
  display: block;
  margin-top: 0.25rem;
  font-size: ${theme.text.sm};
  color: ${theme.color.muted};
`;
