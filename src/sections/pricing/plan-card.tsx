import { graphql } from "gatsby";
import { Check } from "lucide-react";
import styled from "styled-components";
import { money } from "../../lib/format";
import { theme } from "../../theme";
import { media } from "../../theme/media";
import { VisuallyHidden } from "../../ui/visually-hidden";
import { Seats } from "./seats";

interface PlanCardProps {
  plan: Queries.PlanFragment;
  words: Queries.PlanWordsFragment;
}

/** One plan: what it costs in either period, what is in it, and that it is coming. */
export function PlanCard({ plan, words }: PlanCardProps) {
  const sum = (amount: number) => money(amount, words.currency);
  const note = plan.billedNote?.replace("{amount}", sum(plan.billedYearly));
  return (
    <Card data-paid={plan.monthly > 0}>
      <Seats count={plan.seats ?? undefined} />
      <h2>{plan.name}</h2>
      <p>{plan.text}</p>
      {(["monthly", "yearly"] as const).map((period) => (
        <Price key={period} data-period={period}>
          <Period>{words[period]}: </Period>
          <strong>{sum(plan[period])}</strong>
          {plan.unit && " "}
          {plan.unit && <span>{plan.unit}</span>}
          {period === "yearly" && note && <small>{note}</small>}
        </Price>
      ))}
      <Soon>{words.soon}</Soon>
      <Features role="list">
        {plan.features.map((feature) => (
          <li key={feature}>
            <Check size={20} aria-hidden />
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

  fragment PlanWords on Plans {
    monthly
    yearly
    soon
    currency
  }
`;

/** Beside others its rows line up with theirs: stones, name, text, price, button, features. */
const Card = styled.article`
  overflow: hidden;
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
      align-content: start;
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
  min-height: 6.5rem;
  margin-top: ${theme.space[6]};
  color: ${theme.color.muted};

  & > strong {
    font-family: ${theme.font.heading};
    font-size: ${theme.text.h1};
    font-weight: 700;
    line-height: 1;
    letter-spacing: -0.03em;
    color: ${theme.color.ink};
    font-variant-numeric: tabular-nums;
  }
  & > span {
    display: inline-block;
  }
  & > small {
    display: block;
    margin-top: ${theme.space[2]};
    font-size: ${theme.text.sm};
  }
`;

/** Seen where the switch is not: on paper, with both prices. */
const Period = styled(VisuallyHidden)`
  ${media.print} {
    all: unset;
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
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));
  gap: ${theme.space[3]} ${theme.space[6]};
  align-content: start;
  margin-top: ${theme.space[8]};

  & > li {
    display: flex;
    gap: ${theme.space[3]};
    line-height: 1.5;
  }
  svg {
    flex: none;
    margin-top: 0.125rem;
    color: ${theme.color.muted};
  }
`;
