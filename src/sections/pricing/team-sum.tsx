import { useEffect, useRef, useState } from "react";
import { graphql } from "gatsby";
import styled from "styled-components";
import { theme } from "../../theme";
import { sumOfTeam } from "./sum-of-team";

const id = "team-people";

/** A field for a number of people, and what they pay. The HTML contains the sum for the initial number. */
export function TeamSum(props: Queries.TeamSumFragment) {
  const { label, people: assumed } = props.team;
  const field = useRef<HTMLInputElement>(null);
  const [people, setPeople] = useState(assumed);
  // Typed before hydration.
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
      <output htmlFor={id}>{people >= 1 && sumOfTeam(props, Math.floor(people))}</output>
    </Line>
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
