import { graphql } from "gatsby";
import styled from "styled-components";
import { isoDay, longDate } from "../../../lib/format";
import { theme } from "../../../theme";
import { Band, Container } from "../../../ui/container";
import { SectionHead } from "../../shared/section-head";
import { ComparisonTable } from "./comparison-table";

/** What this and other tools do, each claim dated and checkable. */
export function Comparison(props: Queries.ComparisonFragment) {
  const { eyebrow, heading, intro, checked, checkedLabel } = props;
  return (
    <Section>
      <Container>
        <SectionHead eyebrow={eyebrow} heading={heading} text={intro} />
        <ComparisonTable {...props} />
        <Checked>
          {checkedLabel} <time dateTime={isoDay(checked)}>{longDate(checked)}</time>
        </Checked>
      </Container>
    </Section>
  );
}

export const fragment = graphql`
  fragment Comparison on Comparison {
    eyebrow
    heading
    intro
    checked
    checkedLabel
    ...ComparisonTable
  }
`;

const Section = styled(Band)`
  background: ${theme.color.sunken};
`;

const Checked = styled.p`
  margin-top: ${theme.space[4]};
  font-size: ${theme.text.sm};
  color: ${theme.color.muted};
`;
