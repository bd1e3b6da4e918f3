import { graphql } from "gatsby";
import styled, { css } from "styled-components";
import { isoDay, longDate } from "../../../lib/format";
import { theme } from "../../../theme";
import { media } from "../../../theme/media";
import { Choice, chosen } from "../../../ui/choice";
import { Band, Container } from "../../../ui/container";
import { SectionHead } from "../../shared/section-head";
import { ComparisonCell } from "./comparison-cell";
import { answers, Sign } from "./sign";
import { all, Scroller, Table } from "./table";

/**
 * What this and other tools do, each claim dated and checkable, in a real table: all tools, or ours beside one.
 * Until somebody chooses, a wide window has all and a narrow one the first. On a phone each aspect is a block.
 */
export function Comparison(props: Queries.ComparisonFragment) {
  const { eyebrow, heading, intro, tools, rows, legend, checked, checkedLabel } = props;
  const others = tools.slice(1).map((label, index) => ({ value: `${index + 1}`, label }));
  return (
    <Section>
      <Container>
        <SectionHead eyebrow={eyebrow} heading={heading} text={intro} />
        <Choice
          name="tool"
          legend={props.choose}
          options={[...others, { value: all, label: props.all }]}
        />
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
    choose
    all
    checked
    checkedLabel
  }
`;

/** As many as the schema allows beside ours. */
const mostOthers = 7;

/** Columns: what is compared, our tool, the first of the others, … */
const othersBut = (tool: number) => `tr > :nth-child(n + 3):not(:nth-child(${tool + 2}))`;

const Section = styled(Band)`
  background: ${theme.color.sunken};

  fieldset {
    margin-top: ${theme.space[10]};
  }
  ${media.screen} {
    ${Array.from({ length: mostOthers }, (_, index) => index + 1).map(
      (tool) => css`
        &:has(input[value="${tool}"]:checked) ${othersBut(tool)} {
          display: none;
        }
      `,
    )}
    ${media.belowMd} {
      &:not(:has(input:checked)) ${othersBut(1)} {
        display: none;
      }
      &:not(:has(input:checked)) label:first-child {
        ${chosen}
      }
    }
  }
  ${media.md} {
    &:not(:has(input:checked)) label:last-child {
      ${chosen}
    }
  }
  ${media.print} {
    fieldset {
      display: none;
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
