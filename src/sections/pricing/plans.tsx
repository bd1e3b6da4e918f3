import { graphql } from "gatsby";
import styled from "styled-components";
import { theme } from "../../theme";
import { media } from "../../theme/media";
import { Container } from "../../ui/container";
import { PeriodToggle } from "./period-toggle";
import { PlanCard } from "./plan-card";

/**
 * The two plans. Which price shows is decided by the checked radio through `:has()`: no script,
 * so the toggle works before hydration and without JavaScript.
 */
export function Plans({ plans, currency, soon, period, monthly, yearly }: Queries.PlansFragment) {
  return (
    <Frame>
      <PeriodToggle legend={period} monthly={monthly} yearly={yearly} />
      <Cards aria-live="polite">
        {plans.map((plan) => (
          <PlanCard key={plan.name} {...plan} currency={currency} soon={soon} />
        ))}
      </Cards>
    </Frame>
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

const Frame = styled(Container)`
  [data-period="yearly"] {
    display: none;
  }
  ${media.print} {
    fieldset {
      display: none;
    }
    /* On paper nobody can switch: both prices. */
    [data-period] {
      display: block !important;
    }
  }
  &:has(input[value="yearly"]:checked) {
    [data-period="yearly"] {
      display: block;
    }
    [data-period="monthly"] {
      display: none;
    }
  }
`;

const Cards = styled.div`
  display: grid;
  gap: ${theme.space[6]};
  margin-top: ${theme.space[8]};
  ${media.md} {
    grid-template-columns: 5fr 7fr;
    align-items: start;
  }
`;
