import { money } from "../../lib/format";

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
  const times = plan.unit ? people : 1;
  const monthly = plan.monthly * times;
  // For a year that is paid at once.
  const yearly = plan.billedYearly * times;
  const values = { monthly, yearly, less: 12 * monthly - yearly };
  return Object.entries(values).reduce(
    (text, [name, sum]) => text.replace(`{${name}}`, money(sum, currency)),
    (yearly === 0 ? team.free : team.paid).replace("{plan}", plan.name),
  );
}
