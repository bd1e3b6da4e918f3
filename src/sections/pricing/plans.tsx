import type { ReactNode } from "react";
import { graphql } from "gatsby";
import styled from "styled-components";
import { theme } from "../../theme";
import { media } from "../../theme/media";
import { Choice } from "../../ui/choice";
import { Container } from "../../ui/container";
import { PlanCard } from "./plan-card";

/** The plans, with a switch for the billing period. It works without JavaScript, by `:has()`. */
export function Plans({ children, ...props }: Queries.PlansFragment & { children: ReactNode }) {
  return (
    <Switched>
      <Choice
        name="period"
        legend={props.period}
        options={[
          { value: "monthly", label: props.monthly },
          { value: "yearly", label: props.yearly },
        ]}
        chosen="monthly"
      />
      <Cards aria-live="polite">
        {props.plans.map((plan) => (
          <PlanCard key={plan.name} plan={plan} copy={props} />
        ))}
      </Cards>
      {children}
    </Switched>
  );
}

export const fragment = graphql`
  fragment Plans on Plans {
    period
    monthly
    yearly
    soon
    currency
    plans {
      ...Plan
    }
  }
`;

const Switched = styled(Container)`
  /* Print shows both prices. */
  ${media.screen} {
    [data-period="yearly"] {
      display: none;
    }
    &:has(input[value="yearly"]:checked) {
      [data-period="yearly"] {
        display: block;
      }
      [data-period="monthly"] {
        display: none;
      }
    }
  }
  ${media.print} {
    fieldset {
      display: none;
    }
  }
`;

/** One plan is as wide as text. Two share the row unevenly, three evenly, and four are two by two. */
const Cards = styled.div`
  display: grid;
  gap: ${theme.space[6]};
  margin-top: ${theme.space[8]};

  &:has(> :only-child) {
    max-width: ${theme.width.lead};
  }
  ${media.print} {
    &:has(> :nth-child(2)) {
      grid-template-columns: repeat(2, 1fr);
    }
  }
  ${media.md} {
    &:has(> :nth-child(2)) {
      grid-template-columns: 5fr 7fr;
    }
    &:has(> :nth-child(3)) {
      grid-template-columns: repeat(3, 1fr);
    }
    &:has(> :nth-child(4)) {
      grid-template-columns: repeat(2, 1fr);
    }
  }
`;
