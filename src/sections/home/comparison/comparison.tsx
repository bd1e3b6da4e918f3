import { graphql } from "gatsby";
import styled from "styled-components";
import { isoDay } from "../../../lib/iso-day";
import { theme } from "../../../theme";
import { Choice } from "../../../ui/choice";
import { Band, Container } from "../../../ui/container";
import { SectionHead } from "../../shared/section-head";
import { ComparisonCell } from "./comparison-cell";
import { answers, answerSign } from "./sign";
import { all, allRows, firstRows, Scroller, Table, Tools } from "./table";

/** Whom our tool suits, and a table of all tools, or ours beside one. On a phone each aspect is a block. */
export function Comparison(props: Queries.ComparisonFragment) {
  const { heading, intro, fit, tools, rows, shown, legend, checked, checkedLabel } = props;
  const others = tools.slice(1).map((label, index) => ({ value: `${index + 1}`, label }));
  return (
    <Section>
      <Container>
        <SectionHead heading={heading} text={intro} look="beside" />
        <Fit>{fit}</Fit>
        <Tools>
          <Choice
            name="tool"
            legend={props.choose}
            options={[...others, { value: all, label: props.all }]}
            assumed={{ narrow: "1", wide: all }}
          />
          {rows.length > firstRows && (
            <Choice
              name="rows"
              legend={shown.legend}
              options={[
                { value: "first", label: shown.first.replace("{count}", `${firstRows}`) },
                { value: allRows, label: shown.all },
              ]}
              chosen="first"
            />
          )}
        </Tools>
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
                    <ComparisonCell
                      key={tools[index]}
                      {...cell}
                      aspect={aspect}
                      tool={tools[index] ?? ""}
                    />
                  ))}
                </tr>
              ))}
            </tbody>
          </Table>
        </Scroller>
        <Legend>
          {answers.map((answer) => (
            <li key={answer} data-sign={answer}>
              {legend[answer]}
            </li>
          ))}
          <li>{legend.notStated}</li>
          <li>
            {checkedLabel} <time dateTime={isoDay(checked)}>{props.checkedText}</time>
          </li>
        </Legend>
      </Container>
    </Section>
  );
}

export const fragment = graphql`
  fragment Comparison on Comparison {
    heading
    intro
    tools
    fit
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
    choose
    all
    shown {
      legend
      first
      all
    }
    checked
    checkedText
    checkedLabel
  }
`;

const Section = styled(Band)`
  background: ${theme.color.sunken};
`;

const Fit = styled.p`
  max-width: 52rem;
  margin-top: ${theme.space[8]};
  font-size: ${theme.text.lg};
  font-weight: 500;
  text-wrap: pretty;
`;

const Legend = styled.ul.attrs({ role: "list" })`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]} ${theme.space[6]};
  margin-top: ${theme.space[4]};
  font-size: ${theme.text.sm};
  color: ${theme.color.muted};
  li {
    ${answerSign("::before")}
  }
  li::before {
    display: inline-block;
    margin-right: 0.25rem;
    vertical-align: -0.125em;
  }
`;
