import { graphql } from "gatsby";
import { Check } from "lucide-react";
import styled from "styled-components";
import { money } from "../../lib/format";
import { theme } from "../../theme";
import { media } from "../../theme/media";
import { VisuallyHidden } from "../../ui/visually-hidden";

interface PlanCardProps {
  plan: Queries.PlanFragment;
  words: Queries.PlanWordsFragment;
}

/** Stones enough to run off the edge of any card. */
const unlimited = 26;

/** One plan: a stone for each member it has room for, what it costs in either period, what is in it, and that it is coming. */
export function PlanCard({ plan, words }: PlanCardProps) {
  const sum = (amount: number) => money(amount, words.currency);
  const note = plan.billedNote?.replace("{amount}", sum(plan.billedYearly));
  return (
    <Card data-paid={plan.monthly > 0}>
      <Seats aria-hidden>
        {Array.from({ length: plan.seats ?? unlimited }, (_, seat) => (
          <Stone key={seat} viewBox="0 0 24 16" data-shape={seat % 3}>
            <path d="M1 10.5C.5 6.5 4 2.4 10 1.600c6-.7 12 1.4 12.9 6.200.8 4.400-3.400 7-10.600 7.200C5.200 15.200 1.400 14 1 10.500z" />
          </Stone>
        ))}
      </Seats>
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

const Seats = styled.div`
  display: flex;
  gap: ${theme.space[2]};
  width: max-content;
  margin-bottom: ${theme.space[8]};
`;

const Stone = styled.svg`
  width: 2rem;
  height: 1.375rem;
  fill: ${theme.color.ink};

  &[data-shape="1"] {
    transform: scaleX(-1) translateY(0.125rem) scale(0.92);
  }
  &[data-shape="2"] {
    transform: rotate(8deg) scale(0.97);
  }
  &:first-child {
    fill: ${theme.color.accent};
  }
`;

const Price = styled.p`
  min-height: 6.5rem;
  margin-top: ${theme.space[6]};
  color: ${theme.color.muted};

  & > strong {
    font: 700 ${theme.text.h1} / 1 ${theme.font.heading};
    letter-spacing: -0.03em;
    color: ${theme.color.ink};
    font-variant-numeric: tabular-nums;
  }
  & > span {
    display: inline-block;
    /* With the space before it, 8 px. */
    margin-left: 0.25rem;
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
  /* One column is full before the next begins. */
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
  svg {
    flex: none;
    margin-top: 0.125rem;
    color: ${theme.color.muted};
  }
`;
