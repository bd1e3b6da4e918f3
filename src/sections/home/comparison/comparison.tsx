import { graphql } from "gatsby";
import styled from "styled-components";
import { longDate, shortDate, isoDay } from "../../../lib/format";
import { theme } from "../../../theme";
import { media } from "../../../theme/media";
import { Choice } from "../../../ui/choice";
import { Band, Container, deferred } from "../../../ui/container";
import { Link } from "../../../ui/link";
import { SectionHead } from "../../shared/section-head";
import { ComparisonCell } from "./comparison-cell";
import { Table, Tools } from "./table";

/** Compares our tool with others. Narrow windows show ours and one other; on phones each aspect is a block. */
export function Comparison(props: Queries.ComparisonFragment["comparison"]) {
  const { heading, fit, tools, rows, checked, checkedLabel } = props;
  const cells = rows.flatMap((row) => row.cells);
  // Cells with the same page and date share a number, in the order of the table.
  const citedCells = [
    ...new Map(cells.flatMap((cell) => (cell.source ? [[sourceId(cell), cell]] : []))).values(),
  ];
  const numbers = citedCells.map(sourceId);
  return (
    <Section data-ground>
      <Container>
        <SectionHead heading={heading} text={fit} look="beside" />
        <Tools>
          <Choice
            name="tool"
            legend={props.choose}
            options={tools.slice(1).map((label, index) => ({ value: `${index + 1}`, label }))}
            chosen="1"
          />
        </Tools>
        <Table aria-label={heading}>
          <thead>
            <tr>
              <td />
              {tools.map((tool) => (
                <th key={tool} scope="col">
                  {tool}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ aspect, cells }) => (
              <tr key={aspect}>
                <th scope="row">{aspect}</th>
                {cells.map((cell, index) => (
                  <ComparisonCell
                    key={tools[index]}
                    {...cell}
                    aspect={aspect}
                    tool={tools[index] ?? ""}
                    number={numbers.indexOf(sourceId(cell)) + 1}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
        <Sources>
          <summary>{props.sources}</summary>
          <p>
            {props.sourcesText} {checkedLabel}{" "}
            <time dateTime={isoDay(checked)}>{longDate(checked)}</time>.
          </p>
          <ol>
            {citedCells.map((cell) => (
              <li key={sourceId(cell)}>
                {cell.source && <Link to={cell.source.url}>{cell.source.label}</Link>}
                {cell.dated && `, ${formatMonth(cell.dated)}`}
              </li>
            ))}
          </ol>
        </Sources>
      </Container>
    </Section>
  );
}

type Cell = Queries.ComparisonFragment["comparison"]["rows"][number]["cells"][number];

const sourceId = ({ source, dated }: Cell): string => `${source?.url} ${dated}`;

/** `2026-07` → `Jul 2026`. */
const formatMonth = (month: string): string => shortDate(`${month}-01`).slice(2);

export const fragment = graphql`
  fragment Comparison on Content {
    comparison {
      heading
      fit
      tools
      rows {
        aspect
        cells {
          text
          source {
            label
            url
          }
          dated
        }
      }
      choose
      sources
      sourcesText
      checked
      checkedLabel
    }
  }
`;

const Section = styled(Band)`
  ${deferred([1160, 760, 690])}
  background: ${theme.color.sunken};
`;

const Sources = styled.details`
  margin-block: ${theme.space[2]} calc(-1 * ${theme.space[3]});
  font-size: ${theme.text.sm};
  color: ${theme.color.muted};

  summary {
    width: fit-content;
    padding-block: ${theme.space[3]};
    font-weight: 550;
    color: ${theme.color.ink};
    cursor: pointer;
  }
  summary::marker {
    color: ${theme.color.accent};
  }
  p {
    max-width: ${theme.width.prose};
  }
  ol {
    columns: 16rem;
    column-gap: ${theme.space[8]};
    margin-top: ${theme.space[3]};
    padding-left: 1.75rem;
  }
  li {
    break-inside: avoid;
    padding-block: 0.125rem;
  }
  ${media.print} {
    &::details-content {
      content-visibility: visible;
    }
  }
`;
