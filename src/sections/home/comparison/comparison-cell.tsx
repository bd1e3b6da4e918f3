import styled from "styled-components";
import { theme } from "../../../theme";
import { media } from "../../../theme/media";
import { Link } from "../../../ui/link";
import { Sign } from "./sign";

type Claim = Queries.ComparisonFragment["rows"][number]["cells"][number];

/** One claim about one tool, with the page that says so and how old it is. */
export function ComparisonCell({ text, answer, source, age, tool }: Claim & { tool: string }) {
  return (
    <Cell data-answer={answer}>
      <ToolName>{tool}</ToolName>
      <div>
        {answer && <Sign answer={answer} />}
        {text}
        {source && (
          <Evidence>
            <Link to={source.url}>{source.label}</Link>, {age}
          </Evidence>
        )}
      </div>
    </Cell>
  );
}

const Cell = styled.td`
  vertical-align: top;

  svg {
    margin-bottom: 0.25rem;
  }
  &[data-answer="notStated"] {
    color: ${theme.color.muted};
  }
  ${media.belowSm} {
    svg {
      float: left;
      margin: 0.1875rem 0.5rem 0 0;
    }
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space[1]} ${theme.space[3]};
    & > div {
      flex: 1 1 9rem;
      min-width: 0;
    }
    padding-block: ${theme.space[3]};
    border-top: 1px solid ${theme.color.line};
  }
`;

/** Where the cells are laid out as blocks, each says whose it is: some browsers drop the headers. */
const ToolName = styled.span`
  flex: 0 0 6.5rem;
  font-weight: 550;
  ${media.sm} {
    display: none;
  }
`;

const Evidence = styled.span`
  display: block;
  margin-top: 0.25rem;
  font-size: ${theme.text.xs};
  color: ${theme.color.muted};
`;
