import { graphql } from "gatsby";
import styled from "styled-components";
import { theme } from "../../theme";
import { media } from "../../theme/media";
import { Container } from "../../ui/container";
import { VisuallyHidden } from "../../ui/visually-hidden";
import { PlanCard } from "./plan-card";

/**
 * The plans, monthly or yearly: two real radios that look like one switch. Which price shows is decided
 * by the checked one through `:has()`, so the switch works before hydration and without JavaScript.
 */
export function Plans(props: Queries.PlansFragment) {
  return (
    <Switched>
      <fieldset>
        <VisuallyHidden as="legend">{props.period}</VisuallyHidden>
        <Track>
          <Option>
            <input type="radio" name="period" value="monthly" defaultChecked />
            {props.monthly}
          </Option>
          <Option>
            <input type="radio" name="period" value="yearly" />
            {props.yearly}
          </Option>
        </Track>
      </fieldset>
      <Cards aria-live="polite">
        {props.plans.map((plan) => (
          <PlanCard key={plan.name} plan={plan} words={props} />
        ))}
      </Cards>
    </Switched>
  );
}

export const fragment = graphql`
  fragment Plans on Plans {
    period
    plans {
      ...Plan
    }
    ...PlanWords
  }
`;

const Switched = styled(Container)`
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

const Track = styled.div`
  display: inline-flex;
  flex-wrap: wrap;
  padding: 4px;
  border: 1px solid ${theme.color.edge};
  border-radius: 1.75rem;
  background: ${theme.color.surface};
`;

const Option = styled.label`
  position: relative;
  display: grid;
  place-items: center;
  min-height: ${theme.size.target};
  padding-inline: ${theme.space[6]};
  border-radius: ${theme.radius.pill};
  font-weight: 550;
  cursor: pointer;
  transition: background ${theme.motion.quick};

  & > input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  &:has(:checked) {
    background: ${theme.color.ink};
    color: ${theme.color.paper};
  }
  &:has(:focus-visible) {
    outline: 3px solid ${theme.color.accent};
    outline-offset: 3px;
  }
  ${media.forcedColors} {
    &:has(:checked) {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
`;

/** One plan keeps to a text's width, two share the row unevenly, three evenly, four are two and two. */
const Cards = styled.div`
  display: grid;
  gap: ${theme.space[6]};
  margin-top: ${theme.space[8]};

  &:has(> :only-child) {
    max-width: ${theme.width.lead};
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
