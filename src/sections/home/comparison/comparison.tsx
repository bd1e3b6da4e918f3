import { graphql } from "gatsby";
import styled from "styled-components";
import { isoDay, longDate } from "../../../lib/format";
import { theme } from "../../../theme";
import { media } from "../../../theme/media";
import { Band, Container } from "../../../ui/container";
import { SectionHead } from "../../shared/section-head";
import { ComparisonCell } from "./comparison-cell";
import { answers, Sign } from "./sign";

/**
 * What this and other tools do, each claim dated and checkable, in a real table. On a phone each aspect is a block
 * that lists the tools below each other, so that nothing scrolls sideways; elsewhere many scroll in their own box.
 */
export function Comparison(props: Queries.ComparisonFragment) {
  const { eyebrow, heading, intro, tools, rows, legend, checked, checkedLabel } = props;
  return (
    <Section>
      <Container>
        <SectionHead eyebrow={eyebrow} heading={heading} text={intro} />
        <Scroller>
          <Table aria-label={heading} style={{ "--columns": tools.length + 1 }}>
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
                    <ComparisonCell key={tools[index]} {...cell} tool={tools[index] ?? ""} />
                  ))}
                </tr>
              ))}
            </tbody>
          </Table>
        </Scroller>
        <Legend>
          {answers.map((answer) => (
            <li key={answer}>
              <Sign answer={answer} />
              {legend[answer]}
            </li>
          ))}
          <li>{legend.notStated}</li>
          <li>
            {checkedLabel} <time dateTime={isoDay(checked)}>{longDate(checked)}</time>
          </li>
        </Legend>
      </Container>
    </Section>
  );
}

export const fragment = graphql`
  fragment Comparison on Comparison {
    eyebrow
    heading
    intro
    tools
    rows {
      aspect
      cells {
        text
        answer
        source {
          label
          url
        }
        age
      }
    }
    legend {
      yes
      partly
      no
      notStated
    }
    checked
    checkedLabel
  }
`;

const Section = styled(Band)`
  background: ${theme.color.sunken};
`;

const Scroller = styled.div`
  margin-top: ${theme.space[12]};
  ${media.md} {
    overflow-x: auto;
  }
`;

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${theme.text.sm};
  line-height: 1.45;

  th {
    font-weight: 600;
    text-align: left;
    vertical-align: top;
  }
  ${media.md} {
    table-layout: fixed;
    /* A claim needs a column of this width. */
    min-width: calc(var(--columns) * 7.5rem);
    tr > * {
      padding: ${theme.space[4]} ${theme.space[3]};
      border-bottom: 1px solid ${theme.color.line};
    }
    tr > :nth-child(2) {
      background: ${theme.color.surface};
    }
    thead th {
      font-family: ${theme.font.heading};
      font-size: ${theme.text.md};
    }
    thead tr > :nth-child(2) {
      border-radius: ${theme.radius.md} ${theme.radius.md} 0 0;
    }
  }
  ${media.belowMd} {
    &,
    tbody,
    tr,
    th {
      display: block;
    }
    thead {
      position: absolute;
      clip-path: inset(50%);
      width: 1px;
      height: 1px;
      overflow: hidden;
    }
    tr + tr {
      margin-top: ${theme.space[8]};
    }
    tbody th {
      margin-bottom: ${theme.space[2]};
      font-family: ${theme.font.heading};
      font-size: ${theme.text.xl};
    }
  }
`;

const Legend = styled.ul.attrs({ role: "list" })`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]} ${theme.space[6]};
  margin-top: ${theme.space[4]};
  font-size: ${theme.text.sm};
  color: ${theme.color.muted};
  svg {
    display: inline;
    margin-right: 0.25rem;
    vertical-align: -0.125em;
  }
`;
