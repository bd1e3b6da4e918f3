import { graphql } from "gatsby";
import styled from "styled-components";
import { money } from "../../lib/format";
import { Check } from "../../ui/icons";
import { theme } from "../../theme";
import { media } from "../../theme/media";
import { VisuallyHidden } from "../../ui/visually-hidden";
import { Seats } from "./seats";

interface PlanCardProps {
  plan: Queries.PlanFragment;
  copy: Queries.PlansFragment;
}

/** A plan, with a stone for each seat. CSS shows the price of the chosen period. */
export function PlanCard({ plan, copy }: PlanCardProps) {
  const format = (amount: number) => money(amount, copy.currency);
  const note = plan.billedNote?.replace("{amount}", format(plan.billedYearly));
  return (
    <Card data-paid={plan.monthly > 0}>
      <Seats count={plan.seats} />
      <h2>{plan.name}</h2>
      <p>{plan.text}</p>
      {(["monthly", "yearly"] as const).map((period) => (
        <Price key={period} data-period={period}>
          <Period>{copy[period]}: </Period>
          <strong>{format(plan[period])}</strong>
          {plan.unit && " "}
          {plan.unit && <span>{plan.unit}</span>}
          {period === "yearly" && note && <small>{note}</small>}
        </Price>
      ))}
      <Soon>{copy.soon}</Soon>
      <Features role="list">
        {plan.features.map((feature) => (
          <li key={feature}>
            <Check size="1.2em" aria-hidden />
            {feature}
          </li>
        ))}
      </Features>
    </Card>
  );
}

export const fragment = graphql`
  fragment Plan on Plan {
    name
    text
    monthly
    yearly
    billedYearly
    unit
    seats
    billedNote
    features
  }
`;

/** The six rows align with those of other cards. */
const Card = styled.article`
  overflow: hidden;
  break-inside: avoid;
  padding: ${theme.space.card};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.lg};
  background: ${theme.color.surface};

  &[data-paid="false"] {
    background: ${theme.color.sunken};
  }
  ${media.screen} {
    ${media.md} {
      display: grid;
      grid-template: subgrid / minmax(0, 1fr);
      grid-row: span 6;
      row-gap: 0;
    }
  }
  & > h2 {
    font-size: ${theme.text.h3};
  }
  & > h2 + p {
    margin-top: ${theme.space[2]};
    color: ${theme.color.muted};
  }
`;

const Price = styled.p`
  margin-block: ${theme.space[6]};
  color: ${theme.color.muted};

  /* Reserves room for the note on yearly billing. */
  ${media.screen} {
    [data-paid="true"] > & {
      min-height: 5.5rem;
      margin-bottom: ${theme.space[2]};
    }
  }
  ${media.print} {
    margin-block: ${theme.space[3]};
  }
  & > strong {
    font: 700 ${theme.text.h1} / 1 ${theme.font.heading};
    letter-spacing: -0.03em;
    color: ${theme.color.ink};
    font-variant-numeric: tabular-nums;
    ${media.print} {
      font-size: ${theme.text.h3};
    }
  }
  & > span {
    display: inline-block;
    /* 8 px with the space before it. */
    margin-left: 0.25rem;
  }
  & > small {
    display: block;
    margin-top: ${theme.space[2]};
    font-size: ${theme.text.sm};
  }
`;

/** Visible in print, where both prices are shown and the switch is not. */
const Period = styled(VisuallyHidden)`
  ${media.print} {
    all: unset;
    display: block;
  }
`;

const Soon = styled.p`
  display: grid;
  place-items: center;
  min-height: ${theme.size.target};
  border: 1px dashed ${theme.color.edge};
  border-radius: ${theme.radius.pill};
  font-weight: 550;
  color: ${theme.color.muted};
`;

const Features = styled.ul`
  /* Columns, not a grid, so that the first column fills up first. */
  columns: 15rem;
  column-gap: ${theme.space[6]};
  margin-top: ${theme.space[8]};

  & > li {
    display: flex;
    gap: ${theme.space[3]};
    break-inside: avoid;
    line-height: 1.5;
  }
  & > li:not(:last-child) {
    margin-bottom: ${theme.space[3]};
  }
  ${media.print} {
    margin-top: ${theme.space[4]};
    & > li:not(:last-child) {
      margin-bottom: ${theme.space[1]};
    }
  }
  svg {
    flex: none;
    margin-top: 0.125rem;
    color: ${theme.color.muted};
  }
`;
