import { Check, CircleDashed, Minus, X } from "lucide-react";
import styled from "styled-components";
import { theme } from "../../../theme";
import { media } from "../../../theme/media";
import { Link } from "../../../ui/link";

const icons = { good: Check, partial: Minus, none: X, unknown: CircleDashed };

type Claim = Queries.ComparisonFragment["rows"][number]["cells"][number];

/** One claim about one tool, with the page that says so. */
export function ComparisonCell({ text, tone, source, checked, tool }: Claim & { tool: string }) {
  const Icon = icons[tone];
  return (
    <Cell data-tone={tone}>
      <ToolName>{tool}</ToolName>
      <div>
        <Icon size={15} aria-hidden />
        {text}
        {source && (
          <Source to={source.url} title={`${source.label}, ${checked ?? ""}`}>
            {source.label}
          </Source>
        )}
      </div>
    </Cell>
  );
}

const Cell = styled.td`
  vertical-align: top;

  svg {
    margin-bottom: 0.25rem;
    color: ${theme.color.muted};
  }
  &[data-tone="good"] svg {
    color: ${theme.color.story};
  }
  &[data-tone="none"] svg {
    color: ${theme.color.bug};
  }
  &[data-tone="unknown"] {
    color: ${theme.color.muted};
  }
  ${media.belowMd} {
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
  ${media.md} {
    display: none;
  }
`;

const Source = styled(Link)`
  display: block;
  margin-top: 0.25rem;
  font-size: ${theme.text.xs};
  color: ${theme.color.muted};
`;
