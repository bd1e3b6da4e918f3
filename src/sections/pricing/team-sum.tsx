import { useEffect, useRef, useState } from "react";
import { graphql } from "gatsby";
import styled from "styled-components";
import { money } from "../../lib/format";
import { theme } from "../../theme";

const id = "team-people";

/** A field for the number of people, and what they pay. The HTML already has the price for the initial number. */
export function TeamSum(props: Queries.TeamSumFragment) {
  const { label, people: assumed } = props.team;
  const field = useRef<HTMLInputElement>(null);
  const [people, setPeople] = useState(assumed);
  // Picks up what was typed before hydration.
  useEffect(() => setPeople(field.current?.valueAsNumber ?? assumed), [assumed]);
  return (
    <Line>
      <label htmlFor={id}>{label}</label>
      <input
        ref={field}
        id={id}
        type="number"
        inputMode="numeric"
        min={1}
        max={9999}
        defaultValue={assumed}
        onInput={({ currentTarget }) => setPeople(currentTarget.valueAsNumber)}
      />
      <output htmlFor={id}>{people >= 1 && teamPrice(props, Math.floor(people))}</output>
    </Line>
  );
}

/**
 * Describes what a team pays for the first plan that has room for it. A plan without a unit has a flat price.
 * @param people at least 1
 */
export function teamPrice(
  { plans, currency, team }: Queries.TeamSumFragment,
  people: number,
): string {
  const plan = plans.find(({ seats }) => !seats || seats >= people);
  if (!plan) return "";
  const units = plan.unit ? people : 1;
  const monthly = plan.monthly * units;
  // For a year that is paid up front.
  const yearly = plan.billedYearly * units;
  const values = { monthly, yearly, less: 12 * monthly - yearly };
  return Object.entries(values).reduce(
    (text, [name, sum]) => text.replace(`{${name}}`, money(sum, currency)),
    (yearly === 0 ? team.free : team.paid).replace("{plan}", plan.name),
  );
}

export const fragment = graphql`
  fragment TeamSum on Plans {
    currency
    team {
      label
      people
      paid
      free
    }
    plans {
      name
      monthly
      billedYearly
      unit
      seats
    }
  }
`;

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]} ${theme.space[4]};
  align-items: center;
  margin-top: ${theme.space[8]};

  label {
    font-weight: 550;
  }
  input {
    width: 6rem;
    min-height: ${theme.size.target};
    padding: 0 ${theme.space[4]};
    border: 1px solid ${theme.color.edge};
    border-radius: ${theme.radius.pill};
    background: ${theme.color.surface};
    font-variant-numeric: tabular-nums;
  }
  output {
    font-size: ${theme.text.lg};
    font-weight: 550;
    font-variant-numeric: tabular-nums;
  }
`;
