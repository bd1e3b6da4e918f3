import { money } from "../../lib/format";

type Plan = Queries.TeamSumFragment["plans"][number];

/**
 * What a team pays: the words of the first plan that has room for it. A plan without a unit costs the same for any team.
 * @param people at least 1
 */
export function sumOfTeam(
  { plans, currency, team }: Queries.TeamSumFragment,
  people: number,
): string {
  const plan = plans.find(({ seats }) => !seats || seats >= people);
  if (!plan) return "";
  const { monthly, yearly } = pricesOf(plan, people);
  const values = { monthly, yearly, less: 12 * monthly - yearly };
  return Object.entries(values).reduce(
    (text, [name, sum]) => text.replace(`{${name}}`, money(sum, currency)),
    (yearly === 0 ? team.free : team.paid).replace("{plan}", plan.name),
  );
}

/** In whole units of the currency: for a month, and for a year that is paid at once. */
function pricesOf({ monthly, billedYearly, unit }: Plan, people: number) {
  const times = unit ? people : 1;
  return { monthly: monthly * times, yearly: billedYearly * times };
}
